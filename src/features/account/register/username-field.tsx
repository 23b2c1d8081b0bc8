import { Check } from 'lucide-react';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { Spinner } from '@/ui/states/spinner';
import type { UsernameCheck } from './use-username-check';

interface UsernameFieldProps {
  value: string;
  error: string | undefined;
  check: UsernameCheck;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** As of Input. */
  size?: 'md' | 'lg';
  /** Said while there is nothing to say of its availability. */
  hint?: string;
  /** It can't be changed now. */
  isFixed?: boolean;
}

/** The wanted username; whether it is free is said while it is typed, with three that are when it is not. */
export function UsernameField({
  value,
  error,
  check,
  onChange,
  onLeave,
  size = 'lg',
  hint = 'Part of your profile’s web address',
  isFixed = false,
}: UsernameFieldProps) {
  const suggestions = check.state === 'taken' ? check.suggestions : [];
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Field
        label="Username"
        error={error}
        hint={check.state === 'free' ? 'This username is available' : hint}
      >
        {(control) => (
          <Input
            {...control}
            size={size}
            icon="@"
            suffix={
              check.state === 'asking' ? (
                <Spinner size="small" label="Checking availability" />
              ) : (
                check.state === 'free' && <Check aria-hidden size={17} className="text-green-ink" />
              )
            }
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={30}
            readOnly={isFixed}
            value={value}
            onBlur={onLeave}
            onChange={(event) => onChange(event.target.value.toLowerCase())}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {check.state === 'free' && `${value} is available`}
        {check.state === 'taken' && check.message}
      </p>
      {suggestions.length > 0 && (
        <ul aria-label="Available usernames" className="flex flex-wrap gap-1.5">
          {suggestions.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onChange(name)}
                className="touch-target relative rounded-full border border-line px-2.5 py-1 text-xs text-link hover:border-line-control"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
