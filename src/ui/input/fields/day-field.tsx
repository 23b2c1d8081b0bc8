import { readDay } from '@/lib/dates/day-text';
import { Field } from '../../form/field';
import { DayInput } from '../day-input';

interface DayFieldProps {
  label: string;
  /** The day as it was typed, or `YYYY-MM-DD`. */
  value: string;
  onChange: (typed: string) => void;
  /** The name of the button that opens the calendar. */
  pickLabel: string;
}

/** A field for a day that has to be there; what is no day stays in it and is said below. */
export function DayField({ label, value, onChange, pickLabel }: DayFieldProps) {
  return (
    <Field label={label} error={readDay(value) === null ? 'Enter a date, such as 02/06/2026' : undefined}>
      {(control) => <DayInput {...control} value={value} onChange={onChange} pickLabel={pickLabel} />}
    </Field>
  );
}
