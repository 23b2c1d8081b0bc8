import { useId, useState } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { readDay } from '@/lib/dates/day-text';
import { percent, pounds } from '@/lib/evaluation/formulas/formula-step';
import { completionText } from '@/lib/stamp-duty/completion-text';
import { regionOfNation, type Nation } from '@/lib/stamp-duty/region';
import { stampDutyNoteText } from '@/lib/stamp-duty/note-text';
import { stampDuty, type StampDuty } from '@/lib/stamp-duty/stamp-duty';
import { stampDutyNotes } from '@/lib/stamp-duty/timeline';
import { DayField } from '@/ui/input/fields/day-field';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { AmountField, useAmount } from '@/ui/input/fields/amount-field';
import { Answer } from './answer';
import type { DealFigures } from './deal-figures';

const mostPrice = 100_000_000;
const leastPrice = 1;
const nations: readonly { value: Nation; label: string }[] = [
  { value: 'england', label: 'England' },
  { value: 'northern_ireland', label: 'Northern Ireland' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
];

/** Duty on an additional home, band by band: the sum of the evaluations (specification §9). */
export function StampDutyCalculator({ deal }: { deal: DealFigures }) {
  const price = useAmount(deal.price ?? 180_000, mostPrice, leastPrice);
  const user = useCurrentUser();
  const [nation, setNation] = useState<Nation>(deal.nation ?? user?.preferences.defaultNation ?? 'england');
  const [today] = useState(() => londonDay(new Date()));
  const [typedDay, setDay] = useState(() => deal.day ?? today);
  const day = readDay(typedDay);
  const region = regionOfNation(nation);
  const duty = price.value === null || day === null ? null : stampDuty(price.value, region, day);
  const notes = price.value === null || day === null ? [] : stampDutyNotes(price.value, nation, region, day);
  return (
    <>
      <div className="grid gap-3 md:grid-cols-3">
        <AmountField label="Price" typed={price} unit="pounds" most={mostPrice} least={leastPrice} />
        <Field label="Nation">
          {(control) => (
            <NativeSelect
              {...control}
              choices={nations}
              value={nation}
              onChange={({ currentTarget }) =>
                setNation(nations.find(({ value }) => value === currentTarget.value)?.value ?? nation)
              }
            />
          )}
        </Field>
        <DayField
          label="Completion date"
          value={typedDay}
          onChange={setDay}
          pickLabel="Choose the completion date"
        />
      </div>
      <Answer
        label={`${nation === 'scotland' ? 'Land and Buildings Transaction Tax (LBTT)' : 'Stamp duty'} on an additional home${day === null ? '' : `, ${completionText(day, today)}`}`}
        working={notes.length === 0 ? null : notes.map((note) => stampDutyNoteText(note, region)).join(' ')}
      >
        {pounds(duty?.amount ?? null)}
      </Answer>
      {/* Before 1 December 2003 buyers paid another tax: a band of 0% would contradict the note. */}
      {duty && !notes.includes('before-sdlt') && (
        <Bands duty={duty} name={nation === 'scotland' ? 'LBTT' : 'Stamp duty'} />
      )}
    </>
  );
}

function Bands({ duty, name }: { duty: StampDuty; name: string }) {
  const id = useId();
  const taken = duty.bands.filter(({ slice }) => slice > 0);
  if (taken.length === 0) return null;
  return (
    // The text around it lets tables grow as wide as they like, and breaks words anywhere; this one fits a telephone, its sums whole.
    <table
      aria-labelledby={id}
      className="mt-3 w-full min-w-0 text-sm [overflow-wrap:normal] [&_td]:px-1.5 [&_th]:px-1.5 [&_:is(td,th):not(:first-child)]:text-right"
    >
      <caption id={id} className="sr-only">
        {name} by band
      </caption>
      <thead>
        <tr>
          <th scope="col">Band</th>
          <th scope="col">Rate</th>
          <th scope="col">Tax</th>
        </tr>
      </thead>
      <tbody>
        {taken.map(({ from, to, rate, tax }) => (
          <tr key={from}>
            <td className="num">{to === null ? `Above ${pounds(from)}` : `${pounds(from)}–${pounds(to)}`}</td>
            <td className="num">{percent(rate)}</td>
            <td className="num">{pounds(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
