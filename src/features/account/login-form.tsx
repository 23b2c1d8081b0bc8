import { Lock, Mail, ShieldCheck } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Checkbox } from '@/ui/input/checkbox';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { Input } from '@/ui/input/input';
import { PasswordInput } from '@/ui/input/password-input';
import { useCountdown } from '@/ui/text/use-countdown';
import { loginFailure, type Credentials } from './login-failure';

interface LoginFormProps {
  onSubmit: (credentials: Credentials) => Promise<unknown>;
  isSending: boolean;
  /** A further choice above the button. */
  extra?: ReactNode;
}

interface Complaint {
  identifier?: string | undefined;
  password?: string | undefined;
  code?: string | undefined;
  form?: string;
}

/** E-mail or username and password. A refusal keeps the name, clears the password and puts the cursor there. */
export function LoginForm({ onSubmit, isSending, extra }: LoginFormProps) {
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  // The second step, once the server has asked for it; null before.
  const [code, setCode] = useState<string | null>(null);
  const [isRemembered, setIsRemembered] = useState(true);
  const [complaint, setComplaint] = useState<Complaint>({});
  const [secondsToWait, startWaiting] = useCountdown();
  // A second press in the same moment comes before the next render.
  const isUnderWay = useRef(false);
  const identifierInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const codeInput = useRef<HTMLInputElement>(null);
  const faulty = [complaint.identifier, complaint.password, complaint.code].filter(Boolean).length;

  const changeIdentifier = (value: string) => {
    setIdentifier(value);
    setCode(null);
    if (value.trim()) setComplaint((now) => ({ ...now, identifier: undefined }));
  };
  const changePassword = (value: string) => {
    setPassword(value);
    setCode(null);
    if (value) setComplaint((now) => ({ ...now, password: undefined }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current || isSending || secondsToWait > 0) return;
    const missing: Complaint = {
      ...(identifier.trim() ? {} : { identifier: 'Enter your email address or username' }),
      ...(password ? {} : { password: 'Enter your password' }),
      ...(code?.trim() === '' ? { code: 'Enter the code' } : {}),
    };
    setComplaint(missing);
    if (missing.identifier) return identifierInput.current?.focus();
    if (missing.password) return passwordInput.current?.focus();
    if (missing.code) return codeInput.current?.focus();
    isUnderWay.current = true;
    try {
      await onSubmit({
        identifier: identifier.trim(),
        password,
        remember: isRemembered,
        ...(code ? { code: code.trim() } : {}),
      });
    } catch (error) {
      const failure = loginFailure(error);
      if (failure.secondStep) {
        setComplaint(failure.secondStep === 'wrong' ? { code: failure.text } : {});
        setCode((now) => now ?? '');
        codeInput.current?.focus();
        return;
      }
      setComplaint({ form: failure.text });
      startWaiting(failure.waitSeconds);
      if (failure.isRefusal) setPassword('');
      passwordInput.current?.focus();
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Email or username" error={complaint.identifier}>
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
      {code !== null && (
        <Field
          label="Verification code"
          hint="From your authenticator app, or one of your recovery codes"
          error={complaint.code}
        >
          {(control) => (
            <Input
              {...control}
              // Asked for by the press of the button that has just been answered.
              ref={(input) => {
                if (codeInput.current === null) input?.focus();
                codeInput.current = input;
              }}
              size="lg"
              icon={<ShieldCheck aria-hidden size={17} />}
              name="one-time-code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={20}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      <FormNotice failure={complaint.form ?? null} faulty={faulty} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Checkbox
          label="Remember me"
          checked={isRemembered}
          onChange={(event) => setIsRemembered(event.target.checked)}
        />
        <Link to="/account/forgot-password" className="touch-target text-link relative text-sm font-medium">
          Forgot password?
        </Link>
      </div>
      {extra}
      <SubmitButton form={{ isSending, secondsToWait }} size="lg" isFullWidth sending="Signing in">
        Sign in
      </SubmitButton>
    </form>
  );
}
