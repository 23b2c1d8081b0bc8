import { Lock, Mail } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { useCountdown } from '@/ui/use-countdown';
import { loginFailure, type Credentials } from './login-failure';
import { LoginAlert } from './login-alert';

interface LoginFormProps {
  onSubmit: (credentials: Credentials) => Promise<unknown>;
  isSending: boolean;
}

interface Complaint {
  identifier?: string | undefined;
  password?: string | undefined;
  form?: string;
}

/** E-mail or username and password. A refusal keeps the name, clears the password and puts the cursor there. */
export function LoginForm({ onSubmit, isSending }: LoginFormProps) {
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(true);
  const [complaint, setComplaint] = useState<Complaint>({});
  const [secondsToWait, startWaiting] = useCountdown();
  const identifierInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const changeIdentifier = (value: string) => {
    setIdentifier(value);
    if (value.trim()) setComplaint((now) => ({ ...now, identifier: undefined }));
  };
  const changePassword = (value: string) => {
    setPassword(value);
    if (value) setComplaint((now) => ({ ...now, password: undefined }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || secondsToWait > 0) return;
    const missing: Complaint = {
      ...(identifier.trim() ? {} : { identifier: 'Enter your e-mail address or username.' }),
      ...(password ? {} : { password: 'Enter your password.' }),
    };
    setComplaint(missing);
    if (missing.identifier) return identifierInput.current?.focus();
    if (missing.password) return passwordInput.current?.focus();
    try {
      await onSubmit({ identifier: identifier.trim(), password, remember: isRemembered });
    } catch (error) {
      const failure = loginFailure(error);
      setComplaint({ form: failure.text });
      startWaiting(failure.waitSeconds);
      if (failure.isRefusal) setPassword('');
      passwordInput.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="E-mail or username" error={complaint.identifier}>
        {(control) => (
          <Input
            {...control}
            ref={identifierInput}
            size="lg"
            icon={<Mail aria-hidden size={17} />}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={identifier}
            onChange={(event) => changeIdentifier(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" error={complaint.password}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            size="lg"
            icon={<Lock aria-hidden size={17} />}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => changePassword(event.target.value)}
          />
        )}
      </Field>
      {complaint.form && <LoginAlert text={complaint.form} />}
      <Checkbox
        label="Remember me"
        checked={isRemembered}
        onChange={(event) => setIsRemembered(event.target.checked)}
      />
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isLoading={isSending}
        loadingLabel="Signing in"
        disabled={secondsToWait > 0}
      >
        {secondsToWait > 0 ? `Try again in ${secondsToWait} s` : 'Sign in'}
      </Button>
    </form>
  );
}
