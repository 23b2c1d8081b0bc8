import { formFailure } from '@/api/form-failure';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { readPounds } from '@/lib/money/amount-text';
import { Button } from '@/ui/button/button';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm, type FormState } from '@/ui/form/use-form';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';
import type { Deal } from '../deal';
import { statusNames, withOffer, type OfferStatus } from './ladder';
import { useOffers } from './use-offers';

const maxPounds = 100_000_000;
// The names are those of the states.
const statuses = Object.keys(statusNames) as OfferStatus[];

interface OfferValues {
  amount: string;
  on: string;
  status: OfferStatus;
  conditions: string;
  note: string;
}

/** £; null for what is no amount of an offer. */
function amountOf(text: string): number | null {
  const pounds = readPounds(text);
  return typeof pounds === 'number' && pounds >= 1 && pounds <= maxPounds ? pounds : null;
}

/** A new step of the ladder as it is typed; the next offer above it may be taken over into it. */
export function useOfferForm(deal: Deal): FormState<OfferValues> {
  const today = londonDay(useNow());
  const blank: OfferValues = { amount: '', on: today, status: 'made', conditions: '', note: '' };
  const add = useOffers(deal);
  const form: FormState<OfferValues> = useForm<OfferValues>({
    initial: blank,
    validate: ({ amount, on }) => ({
      amount: amountOf(amount) === null ? 'Enter the offer, such as £172,500' : undefined,
      on: isCalendarDay(on) ? undefined : 'Enter a date, such as 21/11/2026',
    }),
    send: async ({ amount, on, status, note, conditions }) => {
      const offer = {
        amount: amountOf(amount) ?? 0,
        on,
        status,
        note: note.trim(),
        conditions: conditions.trim(),
      };
      await add.mutateAsync({ path: { id: deal.id }, body: { offers: withOffer(deal.offers, offer) } });
      form.reset(blank);
      showToast({ kind: 'success', text: 'Offer added' });
    },
    failureOf: (error) => formFailure(error, Object.keys(blank)),
  });
  return form;
}

interface AddOfferProps {
  form: FormState<OfferValues>;
  /** Another change of the ladder is on its way. */
  isBlocked: boolean;
}

/** The fields of a new offer. */
export function AddOffer({ form, isBlocked }: AddOfferProps) {
  return (
    <form
      {...form.formProps}
      data-unsaved={form.isDirty || undefined}
      aria-label="Add an offer"
      className="flex flex-col gap-3"
    >
      <h3 className="text-sm font-semibold">Add an offer</h3>
      <div className="grid items-start gap-3 md:grid-cols-3">
        <FormField form={form} name="amount" label="Amount">
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" suffix="£" />}
        </FormField>
        <FormField form={form} name="on" label="Date">
          {(control, change) => (
            <DayInput {...control} pickLabel="Choose the date of the offer" onChange={change} />
          )}
        </FormField>
        <FormSelect
          form={form}
          name="status"
          label="Status"
          choices={statuses.map((value) => ({ value, label: statusNames[value] }))}
        />
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
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <Button
        type="submit"
        className="self-end"
        disabled={isBlocked}
        isLoading={form.isSending}
        loadingLabel="Adding"
      >
        Add offer
      </Button>
    </form>
  );
}
