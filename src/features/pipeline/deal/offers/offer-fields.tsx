import { isCalendarDay } from '@/lib/dates/calendar-day';
import { amountProblem } from '@/lib/money/reading/amount-problem';
import { readPounds } from '@/lib/money/amount-text';
import { FormField, FormSelect } from '@/ui/form/form-field';
import type { FormState } from '@/ui/form/use-form';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { statusNames, type Offer, type OfferStatus } from './ladder';

const limits = { min: 1, max: 100_000_000, text: 'Enter the offer, such as £172,500' };
// The names are those of the states.
const statuses = Object.keys(statusNames) as OfferStatus[];

export const statusChoices = statuses.map((value) => ({ value, label: statusNames[value] }));

/** An offer as it is typed. */
export interface OfferValues {
  amount: string;
  /** ISO day. */
  on: string;
  status: OfferStatus;
  conditions: string;
  note: string;
}

/** What keeps an offer from being saved, by field. */
export const offerProblems = ({ amount, on }: OfferValues, today: string) => ({
  amount: amountProblem(readPounds(amount), limits),
  on: !isCalendarDay(on)
    ? 'Enter a date, such as 21/11/2026'
    : on > today
      ? 'Enter a date that isn’t in the future'
      : undefined,
});

/** The offer that was typed, by values without a problem. */
export function offerOf({ amount, on, status, note, conditions }: OfferValues): Offer {
  const pounds = readPounds(amount);
  return {
    amount: typeof pounds === 'number' ? pounds : 0,
    on,
    status,
    note: note.trim(),
    conditions: conditions.trim(),
  };
}

/** The fields of an offer, new or changed. */
export function OfferFields({ form }: { form: FormState<OfferValues> }) {
  return (
    <>
      <div className="grid items-start gap-3 md:grid-cols-3">
        <FormField form={form} name="amount" label="Amount">
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" icon="£" />}
        </FormField>
        <FormField form={form} name="on" label="Date">
          {(control, change) => <DayInput {...control} pickLabel="Choose the offer date" onChange={change} />}
        </FormField>
        <FormSelect form={form} name="status" label="Status" choices={statusChoices} />
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <FormField
          form={form}
          name="conditions"
          label="Conditions"
          isOptional
          hint="What it depends on, such as a survey"
        >
          {(control) => <Input {...control} maxLength={300} />}
        </FormField>
        <FormField form={form} name="note" label="Note" isOptional>
          {(control) => <Input {...control} maxLength={500} />}
        </FormField>
      </div>
    </>
  );
}
