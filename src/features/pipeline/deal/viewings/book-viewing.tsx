import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { showToast } from '@/ui/toast/toast';
import { readersOf, type Deal } from '../deal';
import { kindNames } from './viewing-names';

// The names are those of the kinds.
const kinds = Object.keys(kindNames) as Schemas['ViewingKind'][];
const lengths = [15, 30, 45, 60, 90, 120, 180] as const;

/** A new appointment at the home. */
export function BookViewing({ deal }: { deal: Deal }) {
  const [kind, setKind] = useState<Schemas['ViewingKind']>('viewing');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const [minutes, setMinutes] = useState<number>(30);
  const [isJudged, setIsJudged] = useState(false);
  const book = usePost('/property-viewings', {
    refreshes: ['/property-viewings', ...readersOf(deal.id)],
    onDone: (made) => {
      setDay('');
      setIsJudged(false);
      const text = `${kindNames[kind]} booked`;
      showToast(
        made?.clash
          ? { kind: 'blank', text: `${text}. It clashes with another viewing.` }
          : { kind: 'success', text },
      );
    },
  });
  const dayError = isCalendarDay(day) ? undefined : 'Enter a date, such as 21/11/2026';
  const timeError = /^\d{2}:\d{2}$/.test(time) ? undefined : 'Enter a time, such as 10:30';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (dayError !== undefined || timeError !== undefined) return;
    // In the reader's zone, as every time on the page.
    const startsAt = new Date(`${day}T${time}`).toISOString();
    book.mutate({ body: { evaluationId: deal.id, kind, minutes, startsAt, status: 'requested' } });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Book a viewing" className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">Book a viewing</h3>
      <div className="grid items-start gap-3 md:grid-cols-4">
        <Field label="Type">
          {(control) => (
            <NativeSelect
              {...control}
              value={kind}
              choices={kinds.map((value) => ({ value, label: kindNames[value] }))}
              onChange={({ currentTarget: { value } }) =>
                setKind(kinds.find((each) => each === value) ?? 'viewing')
              }
            />
          )}
        </Field>
        <Field label="Date" error={isJudged ? dayError : undefined}>
          {(control) => (
            <DayInput {...control} pickLabel="Choose the date of the viewing" value={day} onChange={setDay} />
          )}
        </Field>
        <Field label="Time" error={isJudged ? timeError : undefined}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={time}
              onChange={({ currentTarget }) => setTime(currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Length">
          {(control) => (
            <NativeSelect
              {...control}
              value={String(minutes)}
              choices={lengths.map((value) => ({ value: String(value), label: `${value} minutes` }))}
              onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
            />
          )}
        </Field>
      </div>
      {book.isError && <FormAlert text={errorMessage(book.error)} />}
      <Button type="submit" className="self-end" isLoading={book.isPending} loadingLabel="Booking">
        Book viewing
      </Button>
    </form>
  );
}
