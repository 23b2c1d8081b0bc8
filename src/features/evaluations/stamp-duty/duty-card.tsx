import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import { percent, pounds } from '@/lib/evaluation/formulas/formula-step';
import { nationNames } from '@/lib/places/nations';
import { londonDay } from '@/lib/dates/calendar-day';
import { completionText } from '@/lib/stamp-duty/completion-text';
import { nextBand } from '@/lib/stamp-duty/timeline';
import { stampDutyAmount } from '@/lib/stamp-duty/stamp-duty';
import { Button } from '@/ui/button/button';
import { Skeleton } from '@/ui/states/skeleton';
import { BandChart } from '../charts/band-chart';
import { termsOf, workedOut, type Evaluation } from '../model/deal';
import { useEvaluation, useSettledDeal } from '../page/editor/editor-context';
import { ResultCard } from '../page/results/result-card';
import { preloadable } from '@/ui/lazy/preloadable';
import { stampDutyNoteText } from '@/lib/stamp-duty/note-text';
import { dutyNoteText, isDutyNote } from './notes';
import { dutyName, metricName } from '../model/fields';

const DutyTimeline = preloadable(() => import('./duty-timeline').then(({ DutyTimeline }) => DutyTimeline));

/** Stamp duty of the deal, band by band, what the next band and the other region would take, and its history. */
export function DutyCard() {
  const deal = useSettledDeal();
  const { isReadOnly, showFormula, strategy } = useEvaluation();
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const [today] = useState(() => londonDay(new Date()));
  const { stampDuty, notes } = workedOut(deal);
  const { price, purchaseDate, stampDutyReason } = deal.inputs;
  const { region } = termsOf(deal);
  const byBands = stampDutyAmount(price, region, purchaseDate);
  // What was entered is none of ours.
  const shownNotes = stampDuty.isOverridden ? [] : notes.filter(isDutyNote);
  if (strategy === 'r2r')
    return (
      <ResultCard title="Stamp duty" answer={<span className="num text-lg font-semibold">{pounds(0)}</span>}>
        <p className="text-sm text-ink-2">You’re not buying the property, so there’s no stamp duty.</p>
      </ResultCard>
    );
  if (price <= 0 && !stampDuty.isOverridden)
    return (
      <ResultCard title={metricName('stampDuty', { region })} answer="n/a">
        <p className="text-sm text-ink-2">{`Enter a price to see the ${dutyName(region)}.`}</p>
      </ResultCard>
    );
  return (
    <ResultCard
      title={metricName('stampDuty', { region })}
      answer={
        <button
          type="button"
          className="num text-lg font-semibold text-ink underline-offset-4 hover:underline"
          onClick={() => showFormula('stampDuty')}
        >
          {pounds(stampDuty.amount)}
          <span className="sr-only">. Show the working</span>
        </button>
      }
    >
      {stampDuty.bands.length > 0 && !stampDuty.isOverridden && (
        <>
          <BandChart bands={stampDuty.bands} price={price} />
          <BandTable deal={deal} />
        </>
      )}
      {stampDuty.isOverridden && (
        <p className="text-sm text-ink-2">
          {`Entered manually${stampDutyReason ? `: ${stampDutyReason}` : ''}. ${
            byBands === null
              ? stampDutyNoteText('no-rates', region)
              : `Worked out from the bands, it would be ${pounds(byBands)}.`
          }`}
        </p>
      )}
      {shownNotes.map((note) => (
        <p
          key={note}
          className="mt-2 flex gap-1.5 rounded-lg bg-amber-bg px-3 py-2 text-xs text-pretty text-amber-ink"
        >
          <Info aria-hidden size={14} className="mt-0.5 shrink-0" />
          {dutyNoteText(note, region)}
        </p>
      ))}
      <Hints deal={deal} isPast={purchaseDate < today} />
      <p className="mt-2 text-xs text-ink-3">
        {`Additional home in ${nationNames[deal.nation]}, ${completionText(purchaseDate, today)}.`}
      </p>
      {/* What was entered is the same on any date. */}
      {!stampDuty.isOverridden && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 print:hidden"
          aria-expanded={isTimelineOpen}
          onClick={() => setTimelineOpen(!isTimelineOpen)}
        >
          {isTimelineOpen ? 'Hide other dates' : 'Show other dates'}
        </Button>
      )}
      {isTimelineOpen && !stampDuty.isOverridden && (
        <Suspense fallback={<Skeleton className="mt-3 h-52" />}>
          <DutyTimeline isReadOnly={isReadOnly} />
        </Suspense>
      )}
    </ResultCard>
  );
}

function BandTable({ deal }: { deal: Evaluation }) {
  const { bands } = workedOut(deal).stampDuty;
  return (
    <table className="mt-2 w-full text-xs">
      <caption className="sr-only">{`${metricName('stampDuty', termsOf(deal))} by band`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Band</th>
          <th scope="col">Amount in band</th>
          <th scope="col">Rate</th>
          <th scope="col">Tax</th>
        </tr>
      </thead>
      <tbody>
        {bands
          .filter(({ slice }) => slice > 0)
          .map(({ from, to, slice, rate, tax }) => (
            <tr key={from} className="border-b border-line-subtle last:border-0">
              <th scope="row" className="num py-1.5 text-left font-normal text-ink-2">
                {to === null ? `Above ${pounds(from)}` : `${pounds(from)}–${pounds(to)}`}
              </th>
              <td className="num py-1.5 pl-2 text-right text-ink-3 max-[359px]:hidden">{pounds(slice)}</td>
              <td className="num py-1.5 pl-2 text-right text-ink-3">{percent(rate)}</td>
              <td className="num py-1.5 pl-2 text-right font-medium">{pounds(tax)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Where the next band starts, and what the same price would cost elsewhere. */
function Hints({ deal, isPast }: { deal: Evaluation; isPast: boolean }) {
  const { price, purchaseDate } = deal.inputs;
  const { region } = termsOf(deal);
  const next = nextBand(price, region, purchaseDate);
  const other = region === 'scotland' ? 'england-wales' : 'scotland';
  const there = stampDutyAmount(price, other, purchaseDate);
  if (price <= 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1 text-xs text-pretty text-ink-2">
      {next && (
        <li className="num">{`Over ${pounds(next.from)} the rate ${isPast ? 'was' : 'is'} ${percent(next.rate)}. That’s ${pounds(next.from - price)} above this price.`}</li>
      )}
      {region === 'scotland' && <li>In Scotland this tax is Land and Buildings Transaction Tax (LBTT).</li>}
      {there !== null && (
        <li className="num">{`${other === 'scotland' ? 'In Scotland, Land and Buildings Transaction Tax (LBTT)' : 'In England, Stamp Duty Land Tax (SDLT)'} at this price would ${isPast ? 'have been' : 'be'} ${pounds(there)}.`}</li>
      )}
    </ul>
  );
}
