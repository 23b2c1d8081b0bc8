import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { closeModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

/** Asks for a code, so that nobody at an open screen turns it off. */
export function TurnOffTwoStep({ modalId }: { modalId: string }) {
  const turnOff = usePost('/auth/two-step/off', { refreshes: ['/auth/auth-user'] });
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim().length < 6 ? 'Enter the code' : undefined }),
    send: async ({ code }) => {
      await turnOff.mutateAsync({ body: { code: code.trim() } });
      closeModal(modalId);
      showToast({ kind: 'success', text: 'Two-step sign-in turned off' });
    },
    failureOf: (error) => formFailure(error, ['code']),
  });
  return (
    <Form form={form} submit="Turn off" sending="Turning off" modalId={modalId}>
      <p className="text-sm text-pretty text-ink-2">
        Your password alone will sign you in. Your recovery codes stop working.
      </p>
      <FormField
        form={form}
        name="code"
        label="Verification code"
        hint="From your authenticator app, or one of your recovery codes"
      >
        {(control) => <Input {...control} autoComplete="one-time-code" maxLength={20} required />}
      </FormField>
    </Form>
  );
}
