import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';
import type { Deal } from '../deal';
import { statusNames, withOffer, type OfferStatus } from './ladder';
import { useOffers } from './use-offers';

const maxPounds = 100_000_000;
// The names are those of the states.
const statuses = Object.keys(statusNames) as OfferStatus[];

interface Values {
  amount: string;
  on: string;
  status: OfferStatus;
  conditions: string;
  note: string;
}

/** A new step of the ladder. */
export function AddOffer({ deal, amount }: { deal: Deal; amount: number | null }) {
  const now = useNow();
  const blank: Values = {
    amount: poundsText(amount),
    on: londonDay(now),
    status: 'made',
    conditions: '',
    note: '',
  };
  const [values, setValues] = useState(blank);
  const [isJudged, setIsJudged] = useState(false);
  const add = useOffers(deal, () => {
    setValues({ ...blank, amount: '' });
    setIsJudged(false);
    showToast({ kind: 'success', text: 'Offer added' });
  });
  const pounds = readPounds(values.amount);
  const isAmount = typeof pounds === 'number' && pounds >= 1 && pounds <= maxPounds;
  const amountError = isAmount ? undefined : 'Enter the offer, such as £172,500';
  const dayError = isCalendarDay(values.on) ? undefined : 'Enter a date, such as 21/11/2026';
  const set = (patch: Partial<typeof values>) => setValues((now) => ({ ...now, ...patch }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (!isAmount || dayError !== undefined) return;
    const { on, status, conditions, note } = values;
    const offer = { amount: pounds, on, status, note: note.trim(), conditions: conditions.trim() };
    add.mutate({ path: { id: deal.id }, body: { offers: withOffer(deal.offers, offer) } });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Add an offer" className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">Add an offer</h3>
      <div className="grid items-start gap-3 md:grid-cols-3">
        <Field label="Amount" error={isJudged ? amountError : undefined}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              suffix="£"
              value={values.amount}
              onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Date" error={isJudged ? dayError : undefined}>
          {(control) => (
            <DayInput
              {...control}
              pickLabel="Choose the date of the offer"
              value={values.on}
              onChange={(on) => set({ on })}
            />
          )}
        </Field>
        <Field label="Status">
          {(control) => (
            <NativeSelect
              {...control}
              value={values.status}
              choices={statuses.map((value) => ({ value, label: statusNames[value] }))}
              onChange={({ currentTarget: { value } }) =>
                set({ status: statuses.find((each) => each === value) ?? 'made' })
              }
            />
          )}
        </Field>
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Field label="Conditions" isOptional hint="What it depends on, such as a survey">
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={values.conditions}
              onChange={({ currentTarget }) => set({ conditions: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Note" isOptional>
          {(control) => (
            <Input
              {...control}
              maxLength={500}
              value={values.note}
              onChange={({ currentTarget }) => set({ note: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      {add.isError && <FormAlert text={errorMessage(add.error)} />}
      <Button type="submit" className="self-end" isLoading={add.isPending} loadingLabel="Adding">
        Add offer
      </Button>
    </form>
  );
}
