import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { isEmailAddress } from '@/lib/account/email-address';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { Input } from '@/ui/input/input';
import { useCountdown } from '@/ui/text/use-countdown';
import { useForm } from '@/ui/form/use-form';
import { AccountLayout } from '../account-layout';

/** Until another link can be asked for, in seconds (S10). */
const cooldown = 60;

/** Asks for a link to a new password; the answer is the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsToRest, rest] = useCountdown();
  const post = usePost('/auth/reset-password', { refreshes: [] });
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({
      email: isEmailAddress(email.trim())
        ? undefined
        : 'Enter your email address, such as name@example.co.uk',
    }),
    send: async ({ email }) => {
      await post.mutateAsync({ body: { email: email.trim(), uri: location.origin } });
      setSentTo(email.trim());
      rest(cooldown);
    },
    failureOf: (error) => formFailure(error, ['email'], 'Couldn’t send the link'),
  });
  const seconds = Math.max(secondsToRest, form.secondsToWait);
  return (
    <AccountLayout
      title="Forgot password"
      heading="Reset your password"
      intro="We’ll email you a link. It works once and expires after an hour."
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <Field label="Email" error={form.errorOf('email')}>
          {(control) => (
            <Input
              {...control}
              size="lg"
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={254}
              value={form.values.email}
              onBlur={form.onBlur('email')}
              onChange={(event) => form.set('email', event.target.value)}
            />
          )}
        </Field>
        <FormNotice failure={form.failure} faulty={form.faulty} />
        <p
          role="status"
          className="text-sm not-empty:rounded-[11px] not-empty:border not-empty:border-green-line not-empty:bg-green-bg not-empty:px-3.5 not-empty:py-3"
        >
          {sentTo !== null && 'If that address has an account, we’ve sent a link.'}
        </p>
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isLoading={form.isSending}
          loadingLabel="Sending"
          disabled={seconds > 0}
        >
          {seconds > 0
            ? `Send again in ${counted(seconds, 'second')}`
            : sentTo === null
              ? 'Send link'
              : 'Send again'}
        </Button>
      </form>
      <p className="mt-6 text-sm text-ink-2">
        <Link to="/account/login" className="touch-target relative font-medium text-link">
          Back to sign in
        </Link>
      </p>
    </AccountLayout>
  );
}
