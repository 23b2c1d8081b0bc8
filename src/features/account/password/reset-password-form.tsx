import { newPasswordComplaint } from '@/lib/account/password-strength';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { PasswordInput } from '@/ui/input/password-input';
import { useForm, type FormFailure } from '@/ui/form/use-form';
import { NewPasswordField } from './new-password-field';

interface ResetPasswordFormProps {
  onSubmit: (password: string) => Promise<unknown>;
  failureOf: (error: unknown) => FormFailure;
}

const nothingOwn: readonly string[] = [];

/** The new password, twice. */
export function ResetPasswordForm({ onSubmit, failureOf }: ResetPasswordFormProps) {
  const form = useForm({
    initial: { password: '', again: '' },
    validate: ({ password, again }) => ({
      password: newPasswordComplaint(password, nothingOwn),
      again: password === again ? undefined : 'The passwords don’t match',
    }),
    send: ({ password }) => onSubmit(password),
    failureOf,
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <NewPasswordField
        label="New password"
        value={form.values.password}
        own={nothingOwn}
        error={form.errorOf('password')}
        onLeave={form.onBlur('password')}
        onChange={(value) => form.set('password', value)}
      />
      <Field label="Confirm new password" error={form.errorOf('again')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="lg"
            name="repeat-password"
            autoComplete="new-password"
            required
            maxLength={200}
            value={form.values.again}
            onBlur={form.onBlur('again')}
            onChange={(event) => form.set('again', event.target.value)}
          />
        )}
      </Field>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <SubmitButton form={form} size="lg" isFullWidth sending="Saving">
        Set new password
      </SubmitButton>
    </form>
  );
}
