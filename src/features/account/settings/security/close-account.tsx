import { useQueryClient } from '@tanstack/react-query';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { shortDay } from '@/lib/dates/day-text';
import { londonDay } from '@/lib/dates/calendar-day';
import { readMoment } from '@/lib/dates/dates';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { PasswordInput } from '@/ui/input/password-input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

const modalId = 'close-account';

/** Asks before an account is closed: what goes, until when it can come back, and for username and password. */
export function openCloseAccount(user: Schemas['CurrentUser'], onClosed: () => void): void {
  openModal({
    id: modalId,
    title: 'Close your account?',
    content: <CloseAccount user={user} onClosed={onClosed} />,
  });
}

interface CloseAccountProps {
  user: Schemas['CurrentUser'];
  onClosed: () => void;
}

function CloseAccount({ user, onClosed }: CloseAccountProps) {
  const queryClient = useQueryClient();
  const { username, hasPassword, plan } = user;
  const form = useForm({
    initial: { username: '', currentPassword: '' },
    validate: (values) => ({
      username: values.username.trim() === username ? undefined : `Enter ${username} to confirm`,
      currentPassword: hasPassword && !values.currentPassword ? 'Enter your password' : undefined,
    }),
    send: async ({ currentPassword }) => {
      const answer = await write(
        queryClient,
        'post',
        '/auth/closure',
        { body: { username, ...(hasPassword ? { currentPassword } : {}) } },
        { refreshes: [] },
      );
      closeModal(modalId);
      onClosed();
      const last = readMoment(answer?.deletedAt);
      showToast({
        kind: 'success',
        text: last
          ? `Account closed. To keep it, sign in before ${shortDay(londonDay(last))}.`
          : 'Account closed. To keep it, sign in within 30 days.',
        durationMs: 10_000,
      });
    },
    failureOf: (error) => formFailure(error, ['username', 'currentPassword']),
  });
  return (
    <Form form={form} submit="Close account" sending="Closing" modalId={modalId} isDestructive>
      <div className="flex flex-col gap-3 text-sm text-pretty text-ink-2">
        <p>
          Your profile, posts and comments are hidden at once, and you’re signed out everywhere. Sign in
          within 30 days to reopen your account.
        </p>
        <p>
          After 30 days we delete your profile, posts, evaluations, portfolio and documents. Messages you’ve
          sent stay in other members’ conversations without your name.
        </p>
        {plan !== 'free' && (
          <p>
            We’ll cancel your subscription. You won’t be charged again, but we can’t refund what you’ve
            already paid.
          </p>
        )}
      </div>
      <FormField
        form={form}
        name="username"
        label={
          <>
            Enter <strong className="font-semibold text-ink">{username}</strong> to confirm
          </>
        }
      >
        {(control) => (
          <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
        )}
      </FormField>
      {hasPassword && (
        <FormField form={form} name="currentPassword" label="Current password">
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" maxLength={200} required />
          )}
        </FormField>
      )}
    </Form>
  );
}
