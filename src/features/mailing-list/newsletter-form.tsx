import { useState } from 'react';
import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { isEmailAddress } from '@/lib/account/email-address';
import { Field } from '@/ui/form/field';
import { FormCheckbox } from '@/ui/form/form';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { Input } from '@/ui/input/input';
import { useForm } from '@/ui/form/use-form';

const blank = { email: '', consent: false };

/** Goes on the mailing list (`POST /mailing-list`), after an explicit yes. */
export function NewsletterForm() {
  const [isOnList, setIsOnList] = useState(false);
  const post = usePost('/mailing-list', { refreshes: ['/mailing-list'] });
  const form = useForm({
    initial: blank,
    validate: ({ email, consent }) => ({
      email: isEmailAddress(email.trim()) ? undefined : 'Enter an email address, such as name@example.co.uk',
      consent: consent ? undefined : 'Tick the box to get the newsletter',
    }),
    send: async ({ email }) => {
      await post.mutateAsync({ body: { email: email.trim(), topics: ['newsletter'], consent: true } });
      setIsOnList(true);
    },
    failureOf: (error) => formFailure(error, ['email', 'consent']),
  });
  return (
    <section aria-label="Newsletter" className="flex flex-col gap-3">
      <h2 className="text-md font-semibold">One email a month</h2>
      <p className="text-sm text-pretty text-ink-2">
        Changes to tax and letting law, plus one deal worked through in full. Unsubscribe with one click.
      </p>
      <p role="status" className="text-sm text-green-ink not-empty:font-medium">
        {isOnList && 'You’re signed up'}
      </p>
      {!isOnList && (
        <form {...form.formProps} className="flex flex-col gap-3">
          <Field label="Email address for the newsletter" error={form.errorOf('email')}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                required
                maxLength={254}
                value={form.values.email}
                onChange={(event) => form.set('email', event.target.value)}
              />
            )}
          </Field>
          <FormCheckbox
            form={form}
            name="consent"
            label={<span className="text-sm">Yes, send me the newsletter by email</span>}
          />
          <FormNotice failure={form.failure} faulty={form.faulty} />
          <div>
            <SubmitButton form={form} variant="outline" sending="Subscribing">
              Subscribe
            </SubmitButton>
          </div>
        </form>
      )}
    </section>
  );
}
