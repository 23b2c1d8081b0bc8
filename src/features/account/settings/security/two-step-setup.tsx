import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { usePost, write } from '@/api/queries';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { PasswordInput } from '@/ui/input/password-input';
import { updateModal } from '@/ui/modal/modal-store';
import { QrCode } from '@/ui/qr/qr-code';
import { RecoveryCodes } from './recovery-codes';

interface TwoStepSetupProps {
  modalId: string;
  hasPassword: boolean;
}

/** Three steps: the password, the app and its first code, and the recovery codes. It is on after the second. */
export function TwoStepSetup({ modalId, hasPassword }: TwoStepSetupProps) {
  const [setup, setSetup] = useState<Schemas['TwoStepSetup'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = (made: readonly string[]) => {
    setCodes(made);
    updateModal(modalId, {
      title: 'Your recovery codes',
      isDirty: () => true,
      question: {
        text: 'Close without saving your codes? You won’t see them again.',
        stay: 'Go back to the codes',
        leave: 'Close',
      },
    });
  };
  if (codes) return <RecoveryCodes modalId={modalId} codes={codes} />;
  if (setup) return <FirstCode modalId={modalId} setup={setup} onCodes={showCodes} />;
  return <Begin modalId={modalId} hasPassword={hasPassword} onSetup={setSetup} />;
}

interface BeginProps extends TwoStepSetupProps {
  onSetup: (setup: Schemas['TwoStepSetup']) => void;
}

function Begin({ modalId, hasPassword, onSetup }: BeginProps) {
  const begin = usePost('/auth/two-step', { refreshes: [] });
  const form = useForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) => ({
      currentPassword: hasPassword && !currentPassword ? 'Enter your password' : undefined,
    }),
    send: async ({ currentPassword }) => {
      const setup = await begin.mutateAsync({ body: hasPassword ? { currentPassword } : {} });
      if (setup) onSetup(setup);
    },
    failureOf: (error) => formFailure(error, ['currentPassword']),
  });
  return (
    <Form form={form} submit="Continue" sending="Checking" modalId={modalId}>
      <p className="text-sm text-pretty text-ink-2">
        You’ll need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator
        or 1Password.
      </p>
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

interface FirstCodeProps {
  modalId: string;
  setup: Schemas['TwoStepSetup'];
  onCodes: (codes: readonly string[]) => void;
}

function FirstCode({ modalId, setup: { secret, uri }, onCodes }: FirstCodeProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({
      code: /^\d{6}$/.test(code.replaceAll(' ', '')) ? undefined : 'Enter the six digits',
    }),
    send: async ({ code }) => {
      const answer = await write(
        queryClient,
        'put',
        '/auth/two-step',
        { body: { code: code.replaceAll(' ', '') } },
        { refreshes: ['/auth/auth-user'] },
      );
      onCodes(answer?.recoveryCodes ?? []);
    },
    failureOf: (error) => formFailure(error, ['code']),
  });
  return (
    <Form form={form} submit="Turn on" sending="Checking" modalId={modalId}>
      <ol className="flex flex-col gap-4 text-sm text-ink-2">
        <li className="flex flex-col items-start gap-2">
          1. Scan this with your authenticator app.
          <QrCode text={uri} label="QR code for your authenticator app" />
          <span>
            Can’t scan it? Enter this key:{' '}
            <code className="font-mono text-ink wrap-anywhere">{secret.match(/.{4}/g)?.join(' ')}</code>
          </span>
        </li>
        <li>2. Enter the code it shows.</li>
      </ol>
      <FormField form={form} name="code" label="Verification code">
        {(control) => (
          <Input
            {...control}
            ref={focusOnce}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            className="max-w-40"
          />
        )}
      </FormField>
    </Form>
  );
}

/** The step was asked for by the press that has just been answered. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
