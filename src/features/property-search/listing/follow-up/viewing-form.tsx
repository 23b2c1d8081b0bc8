import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { formatDateTime } from '@/lib/dates/dates';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm } from '@/ui/form/use-form';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import type { Listing } from '../../data/queries';

const modalId = 'book-viewing';

type Kind = Schemas['ViewingKind'];

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'viewing', label: 'Viewing' },
  { value: 'second', label: 'Second viewing' },
  { value: 'survey', label: 'Survey' },
  { value: 'valuation', label: 'Valuation' },
];
const usual: Kind = 'viewing';
const lengths = [15, 30, 45, 60, 90, 120] as const;
/** The contract's: a point of a checklist. */
const longestNote = 120;

/** Asks when to see a home. */
export function openViewingForm(listing: Pick<Listing, 'id' | 'address' | 'outcode'>): void {
  openModal({
    id: modalId,
    title: 'Book a viewing',
    content: <ViewingForm listing={listing} onDone={() => closeModal(modalId)} />,
  });
}

interface ViewingFormProps {
  listing: Pick<Listing, 'id' | 'address' | 'outcode'>;
  onDone: () => void;
}

/** When, how long and what for. A viewing that overlaps another is booked all the same, and its form says so. */
export function ViewingForm({ listing, onDone }: ViewingFormProps) {
  const queryClient = useQueryClient();
  const [clash, setClash] = useState<Schemas['ViewingClash'] | null>(null);
  const { id, address, outcode } = listing;
  const form = useForm({
    initial: { day: '', time: '10:00', minutes: '30', kind: usual, note: '' },
    validate: ({ day, time }) => ({
      day: isCalendarDay(day)
        ? isPast(day, time)
          ? 'Choose a time in the future'
          : undefined
        : 'Enter a date, such as 14/02/2027',
      time: time === '' ? 'Enter a time' : undefined,
    }),
    send: async ({ day, time, minutes, kind, note }) => {
      const text = note.trim();
      const body = {
        listingId: id,
        title: `${address} ${outcode}`.slice(0, 200),
        startsAt: momentOf(day, time),
        minutes: Number(minutes),
        kind,
        status: 'requested' as const,
        reminders: [60],
        ...(text !== '' && {
          checklist: [{ item: text, state: 'unknown' as const, note: '', image: null, cost: null }],
        }),
      };
      const viewing = await write(
        queryClient,
        'post',
        '/property-viewings',
        { body },
        {
          refreshes: ['/property-viewings'],
        },
      );
      showToast({ kind: 'success', text: `Viewing requested for ${formatDateTime(body.startsAt)}` });
      if (viewing?.clash) setClash(viewing.clash);
      else onDone();
    },
    failureOf: (error) => formFailure(error, ['day', 'time', 'minutes', 'kind', 'note']),
  });
  const { values, set } = form;
  if (clash) {
    return (
      <div className="flex flex-col gap-4 pt-1">
        <p role="alert" className="text-base">
          {`The viewing is booked, but it overlaps another of yours on ${formatDateTime(clash.startsAt)} (${clash.minutes} minutes).`}
        </p>
        <Button className="self-end" onClick={onDone}>
          Done
        </Button>
      </div>
    );
  }
  return (
    <form {...form.formProps} className="flex flex-col gap-4 pt-1">
      <p className="text-sm text-ink-2">{`${address} ${outcode}`}</p>
      <div className="grid gap-4 min-[420px]:grid-cols-2">
        <Field label="Date" error={form.errorOf('day')}>
          {(control) => (
            <DayInput
              {...control}
              value={values.day}
              pickLabel="Choose the day of the viewing"
              onChange={(day) => set('day', day)}
            />
          )}
        </Field>
        <Field label="Time" error={form.errorOf('time')}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={values.time}
              onChange={({ currentTarget }) => set('time', currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Duration" error={form.errorOf('minutes')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={values.minutes}
              choices={lengths.map((each) => ({ value: String(each), label: `${each} minutes` }))}
              onChange={({ currentTarget }) => set('minutes', currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <NativeSelect
              {...control}
              value={values.kind}
              choices={kinds}
              onChange={({ currentTarget: { value } }) =>
                set('kind', kinds.find((each) => each.value === value)?.value ?? usual)
              }
            />
          )}
        </Field>
      </div>
      <Field label="To check there" isOptional hint="Starts the checklist of the viewing.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={longestNote}
            value={values.note}
            onChange={({ currentTarget }) => set('note', currentTarget.value)}
          />
        )}
      </Field>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <Button type="submit" className="self-end" isLoading={form.isSending} loadingLabel="Booking">
        Book viewing
      </Button>
    </form>
  );
}

/** @param day ISO day @param time `HH:MM`, both on this device's clock */
const momentOf = (day: string, time: string) => new Date(`${day}T${time}`).toISOString();

const isPast = (day: string, time: string) => time !== '' && Date.parse(momentOf(day, time)) <= Date.now();
