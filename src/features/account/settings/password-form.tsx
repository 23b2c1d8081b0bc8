import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { PasswordInput } from '@/ui/input/password-input';
import { showToast } from '@/ui/toast/toast';
import { NewPasswordField } from '../password/new-password-field';
import { blankPassword, ownWords, passwordErrors, type PasswordChange } from './account-rules';

/** A new password for the present one; for who has none, the first. */
export function PasswordForm({ user }: { user: Schemas['CurrentUser'] }) {
  const post = usePost('/auth/new-password', { refreshes: ['/auth/auth-user', '/auth/sessions'] });
  const { hasPassword } = user;
  const form = useForm<PasswordChange>({
    initial: blankPassword,
    validate: (values) => passwordErrors(values, user),
    send: async ({ currentPassword, password }) => {
      await post.mutateAsync({ body: { password, ...(hasPassword ? { currentPassword } : {}) } });
      form.reset(blankPassword);
      showToast({ kind: 'success', text: hasPassword ? 'Password changed' : 'Password set' });
    },
    failureOf: (error) => formFailure(error, ['currentPassword', 'password', 'again']),
  });
  return (
    <Form
      form={form}
      label="Password"
      submit={hasPassword ? 'Change password' : 'Set password'}
      sending="Saving"
      modalId={null}
      isOneOfMany
    >
      {hasPassword && (
        <FormField form={form} name="currentPassword" label="Current password">
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" maxLength={200} required />
          )}
        </FormField>
      )}
      <NewPasswordField
        size="md"
        label="New password"
        value={form.values.password}
        own={ownWords(user)}
        error={form.errorOf('password')}
        onLeave={form.onBlur('password')}
        onChange={(value) => form.set('password', value)}
      />
      <FormField form={form} name="again" label="Confirm new password">
        {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={200} required />}
      </FormField>
    </Form>
  );
}
