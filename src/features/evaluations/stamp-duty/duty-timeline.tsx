import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, daysBetween, londonDay } from '@/lib/dates/calendar-day';
import { pounds } from '@/lib/evaluation/formulas/formula-step';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { shortDay } from '@/lib/dates/day-text';
import { stampDutyAmount } from '@/lib/stamp-duty/stamp-duty';
import { isBeforeSdlt, stampDutyTimeline } from '@/lib/stamp-duty/timeline';
import { Button } from '@/ui/button/button';
import { DutyStepChart } from '../charts/duty-step-chart';
import { headlineAs, termsOf, type Evaluation } from '../model/deal';
import { withValue } from '../model/paths';
import { useEvaluation, useSettledDeal } from '../page/editor/editor-context';
import { figureText } from '../page/results/figure-text';
import { dutyName, metricName } from '../model/fields';

const first = '2000-01-01';
const beyondDays = 730;

/**
 * The same price through every period on file: drag the completion date, and see the duty and the whole deal as they would be on
 * that day.
 */
export function DutyTimeline({ isReadOnly }: { isReadOnly: boolean }) {
  const { editor, strategy } = useEvaluation();
  const deal = useSettledDeal();
  const [today] = useState(() => londonDay(new Date()));
  const last = addDays(today, beyondDays);
  const { region } = termsOf(deal);
  const { price, purchaseDate } = deal.inputs;
  const [chosen, setChosen] = useState<string | null>(null);
  const day = useDeferredValue(chosen ?? purchaseDate);
  const [isTableShown, setTableShown] = useState(false);
  const id = useId();
  const duty = dutyName(region);
  const steps = stampDutyTimeline(price, region);
  const here = stampDutyAmount(price, region, day);
  const now = stampDutyAmount(price, region, today);
  const said =
    here === null ? `no ${duty} rates available` : `${pounds(here)} ${duty}${difference(here, now)}`;

  const move = (event: KeyboardEvent) => {
    const months = { PageUp: 1, PageDown: -1 }[event.key];
    if (months === undefined) return;
    event.preventDefault();
    const next = addMonths(day, months);
    setChosen(next < first ? first : next > last ? last : next);
  };
  return (
    <div className="mt-3 border-t border-line-subtle pt-3 print:hidden">
      <div className="relative">
        <DutyStepChart steps={steps} from={first} to={last} today={today} day={day} />
        <input
          type="range"
          aria-label="Completion date"
          aria-valuetext={`${shortDay(day)}: ${said}`}
          aria-describedby={`${id}-help`}
          min={0}
          max={daysBetween(first, last)}
          value={Math.max(0, daysBetween(first, day))}
          onChange={({ currentTarget }) => setChosen(addDays(first, Number(currentTarget.value)))}
          onKeyDown={move}
          className="mt-1 block h-6 w-full cursor-grab accent-primary active:cursor-grabbing max-md:h-11"
        />
      </div>
      <p id={`${id}-help`} className="sr-only">
        Use the arrow keys to move by a day, and Page Up or Page Down to move by a month.
      </p>
      <p className="num mt-1 text-sm">
        <strong className="font-semibold">{shortDay(day)}</strong>
        {`: ${said}.`}
      </p>
      <WholeDeal deal={deal} day={day} strategy={strategy} />
      <div className="mt-3 flex flex-wrap gap-2">
        {!isReadOnly && day !== purchaseDate && (
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              editor.edit('inputs.purchaseDate', day);
              setChosen(null);
            }}
          >
            Use this date
          </Button>
        )}
        {day !== purchaseDate && (
          <Button size="sm" variant="ghost" onClick={() => setChosen(null)}>
            Reset date
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isTableShown}
          onClick={() => setTableShown(!isTableShown)}
        >
          {isTableShown ? 'Hide all rate changes' : 'Show all rate changes'}
        </Button>
      </div>
      {isTableShown && (
        <table className="num mt-2 w-full text-xs">
          <caption className="sr-only">{`${metricName('stampDuty', { region })} on ${pounds(price)} by period`}</caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-3">
              <th scope="col" className="py-1.5 font-medium">
                Start date
              </th>
              <th scope="col" className="py-1.5 font-medium">
                End date
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {metricName('stampDuty', { region })}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, to, amount }) => (
              <tr key={from} className="border-b border-line-subtle last:border-0">
                <td className="py-1.5 pr-2">{shortDay(from)}</td>
                <td className="py-1.5 pr-2">{to === null ? 'Now' : shortDay(to)}</td>
                <td className="py-1.5 text-right font-medium">
                  {amount === null ? 'Not available' : pounds(amount)}
                  {isBeforeSdlt(region, from) && (
                    <span className="block font-normal text-ink-2">
                      Before SDLT: buyers paid the old stamp duty
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function difference(amount: number, then: number | null): string {
  if (then === null || amount === then) return then === null ? '' : ', the same as today';
  return amount < then
    ? `, ${pounds(then - amount)} less than today`
    : `, ${pounds(amount - then)} more than today`;
}

/** The deal as it would have been, or will be: stamp duty and tax rates are those of the day. */
function WholeDeal({
  deal: now,
  day: then,
  strategy,
}: {
  deal: Evaluation;
  day: string;
  strategy: Strategy;
}) {
  const moved = withValue(now, 'inputs.purchaseDate', then);
  const [before, after] = [headlineAs(now, strategy), headlineAs(moved, strategy)];
  return (
    <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2 text-xs">
      {(['cashInvested', 'roi', 'afterTax'] as const).map((metric) => (
        <div key={metric} className="rounded-lg bg-surface-2 px-2.5 py-2 light:bg-surface-3">
          <dt className="text-ink-3">{metricName(metric, { primary: strategy })}</dt>
          <dd className="num mt-0.5 text-sm font-semibold whitespace-nowrap">{figureText(metric, after)}</dd>
          {after[metric] !== before[metric] && (
            <dd className="num whitespace-nowrap text-ink-3">{`now ${figureText(metric, before)}`}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
