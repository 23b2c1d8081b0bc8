import { useId, type ReactNode } from 'react';
import { Complaint } from './complaint';

/** What the control inside a field must carry, so that its label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right. Takes the hint's place. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint or its error below. */
export function Field({ label, hint, error, isOptional, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = error !== undefined && error !== '';
  const hasNote = hasError || Boolean(hint);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm/[18px] font-medium text-ink-2">
        {label} {isOptional && <span className="font-normal text-ink-3">optional</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hasError ? (
        <Complaint id={noteId} text={error} />
      ) : (
        hint && (
          <p id={noteId} className="text-xs/[17px] text-pretty text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
