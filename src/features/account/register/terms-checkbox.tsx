import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Checkbox } from '@/ui/input/checkbox';

interface TermsCheckboxProps {
  isAccepted: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

/** The agreement without which there is no account; the texts open beside the form, so that nothing typed is lost. */
export function TermsCheckbox({ isAccepted, error, onChange }: TermsCheckboxProps) {
  const note = useId();
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label={
          <>
            I agree to the{' '}
            <Link to="/terms" target="_blank" className="font-medium text-link">
              terms of use
            </Link>{' '}
            and{' '}
            <Link to="/privacy" target="_blank" className="font-medium text-link">
              privacy notice
            </Link>
          </>
        }
        checked={isAccepted}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : note}
        onChange={(event) => onChange(event.target.checked)}
      />
      {error !== undefined && (
        <p id={note} className="text-xs/[17px] text-red-ink">
          {error}
        </p>
      )}
    </div>
  );
}
