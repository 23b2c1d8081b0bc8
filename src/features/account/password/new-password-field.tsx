import type { ReactNode } from 'react';
import { passwordStrength } from '@/lib/account/password-strength';
import { classNames } from '@/ui/class-names';
import { Field } from '@/ui/form/field';
import { PasswordInput } from '@/ui/input/password-input';

interface NewPasswordFieldProps {
  label?: ReactNode;
  value: string;
  /** What must not be the password either. */
  own: readonly string[];
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** As of Input. */
  size?: 'md' | 'lg';
}

const colours = ['', 'bg-red-mark', 'bg-amber-mark', 'bg-green-mark', 'bg-green-mark'];

/** A password to be: a meter of how strong it is, and in words what it lacks. */
export function NewPasswordField({
  label = 'Password',
  value,
  own,
  error,
  onChange,
  onLeave,
  size = 'lg',
}: NewPasswordFieldProps) {
  const { level, text } = passwordStrength(value, own);
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} error={error} hint={<span aria-live="polite">{text}</span>}>
        {(control) => (
          <PasswordInput
            {...control}
            size={size}
            name="new-password"
            autoComplete="new-password"
            required
            minLength={10}
            maxLength={200}
            value={value}
            onBlur={onLeave}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div aria-hidden className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('h-1 flex-1 rounded-full', step <= level ? colours[level] : 'bg-surface-3')}
          />
        ))}
      </div>
    </div>
  );
}
