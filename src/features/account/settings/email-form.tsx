import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { serverMessage } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { Badge } from '@/ui/badge';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { Input } from '@/ui/input/input';
import { PasswordInput } from '@/ui/input/password-input';
import { showToast } from '@/ui/toast/toast';
import { emailErrors, type EmailChange } from './account-rules';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { saveAccount } from './save-account';

/** My email address. A new one asks for the password, and has to be confirmed: a link is sent to it at once. */
export function EmailForm({ user }: { user: Schemas['CurrentUser'] }) {
  const queryClient = useQueryClient();
  const form = useSavedForm<EmailChange>({
    saved: { email: user.email, currentPassword: '' },
    validate: (values) => emailErrors(values, user),
    save: async ({ email, currentPassword }) => {
      // A password alone changes nothing.
      if (email === undefined || email.trim().toLowerCase() === user.email.toLowerCase())
        return nothingToSave();
      await saveAccount(queryClient, user.id, {
        email: email.trim(),
        ...(currentPassword ? { currentPassword } : {}),
      });
      showToast({ kind: 'success', text: 'Email changed' });
      // The new address is saved, whatever becomes of the link; the confirmation banner can send another.
      await write(
        queryClient,
        'post',
        '/auth/email-confirmation',
        { body: { uri: location.origin } },
        { refreshes: [] },
      ).then(
        () => showToast({ kind: 'success', text: 'Confirmation email sent' }),
        (error: unknown) =>
          showToast({
            kind: 'error',
            text: serverMessage(error) ?? 'Failed to send confirmation email',
          }),
      );
    },
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, ['email', 'currentPassword']),
  });
  const isChanged = form.values.email.trim().toLowerCase() !== user.email.toLowerCase();
  return (
    <Form form={form} label="Email" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <FormField
        form={form}
        name="email"
        label={
          <span className="inline-flex flex-wrap items-center gap-2">
            Email
            {user.emailConfirmed ? (
              <Badge tone="green">Confirmed</Badge>
            ) : (
              <Badge tone="amber">Not confirmed</Badge>
            )}
          </span>
        }
        hint={isChanged ? 'We’ll send a link to this address to confirm it' : undefined}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} required />}
      </FormField>
      {isChanged && user.hasPassword && (
        <FormField form={form} name="currentPassword" label="Current password">
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" maxLength={200} required />
          )}
        </FormField>
      )}
    </Form>
  );
}
