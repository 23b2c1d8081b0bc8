import { useState } from 'react';
import { londonDay } from '@/lib/dates/calendar-day';
import { dayText, readDay, shortDay } from '@/lib/dates/day-text';
import { metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { rateDays, type RateDay } from '@/lib/evaluation/loan/rate-days';
import type { Region } from '@/lib/stamp-duty/region';
import { isBeforeSdlt, stampDutyNotes } from '@/lib/stamp-duty/timeline';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { difference } from '../compare/comparison';
import { Change } from '../compare/comparison-table';
import { termsOf, type Evaluation } from '../model/deal';
import { dutyName, metricRow } from '../model/fields';
import { useEvaluation, useSettledDeal } from '../page/editor/editor-context';
import { figureText } from '../page/results/figure-text';
import { ResultCard } from '../page/results/result-card';
import { ScrollBox } from '../page/fields/scroll-box';
import { dutyNoteText } from '../stamp-duty/notes';
import { dealOn, paysIncomeTax } from './dated-deal';

const reasons: Readonly<Record<RateDay['why'][number], string>> = {
  duty: 'stamp duty changes',
  start: 'earliest rates available',
  gap: 'rates not available',
  tax: 'income tax changes',
};

/** Why a day is among them: `stamp duty changes, income tax changes`; Scotland’s tax by its own name. A gap tells where it ends. */
const reasonText = ({ day, why }: RateDay, region: Region, days: readonly RateDay[]) =>
  why
    .map((each) => {
      if (each === 'start' && isBeforeSdlt(region, day)) return 'before SDLT, so shown as £0';
      // The latest day comes first.
      const end = days.findLast((next) => next.day > day && next.why.includes('duty'))?.day;
      const until = each === 'gap' && end !== undefined ? ` until ${shortDay(end)}` : '';
      return `${reasons[each].replace('stamp duty', dutyName(region))}${until}`;
    })
    .join(', ');

const rateDaysOf = (deal: Evaluation, strategy: Strategy) =>
  rateDays(termsOf(deal).region, paysIncomeTax(deal, strategy));

/** The whole deal on any day: what it would have come to before a rate changed, or will after the next one does. */
export function AnyDateCard() {
  const { editor, strategy, isReadOnly } = useEvaluation();
  const deal = useSettledDeal();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const { purchaseDate } = deal.inputs;
  const { region } = termsOf(deal);
  if (strategy === 'r2r') return null;
  const days = rateDaysOf(deal, strategy);
  const day = chosen ?? days.find((each) => each.day !== purchaseDate)?.day ?? purchaseDate;
  const metrics: readonly HeadlineMetric[] = ['stampDuty', ...metricsOf[strategy]];
  const [here, there] = [dealOn(deal, purchaseDate, strategy), dealOn(deal, day, strategy)];
  return (
    <ResultCard title="Completing on another date">
      <p className="mb-3 text-sm text-pretty text-ink-2">
        {`See the same ${strategy === 'flip' ? 'purchase, works and sale' : `price, ${strategy === 'sa' ? 'nightly rate' : 'rent'} and loan`} with the ${dutyName(region)}${paysIncomeTax(deal, strategy) ? ' and income tax' : ''} rates on another date.`}
      </p>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <DayField key={day} day={day} onDay={setChosen} />
        <div className="min-w-0 flex-[1_1_220px]">
          <Field label="Jump to a rate change">
            {(control) => (
              <NativeSelect
                {...control}
                placeholder="Choose a date"
                value={days.some((each) => each.day === day) ? day : ''}
                choices={days.map((each) => ({
                  value: each.day,
                  label: `${shortDay(each.day)}: ${reasonText(each, region, days)}`,
                }))}
                onChange={({ currentTarget }) => setChosen(currentTarget.value || null)}
              />
            )}
          </Field>
        </div>
      </div>
      <ScrollBox label="Both dates compared">
        <table className="mt-3 w-full text-sm">
          <caption className="sr-only">{`Figures for ${shortDay(purchaseDate)} and ${shortDay(day)}`}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-3">
              <th scope="col">
                <span className="sr-only">Figure</span>
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {shortDay(purchaseDate)}
                <span className="block font-normal">This deal</span>
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {shortDay(day)}
              </th>
            </tr>
          </thead>
          <tbody aria-live="polite">
            {metrics.map((metric) => {
              const change = difference(metric, here.headline, there.headline);
              return (
                <tr key={metric} className="border-b border-line-subtle last:border-0">
                  <th scope="row" className="py-2 text-left align-top font-normal text-ink-2">
                    {metricRow(metric, { primary: strategy, region })}
                  </th>
                  <td className="num py-2 pl-3 text-right align-top">
                    <Dated metric={metric} text={figureText(metric, here.headline)} why={here.why(metric)} />
                  </td>
                  <td className="num py-2 pl-3 text-right align-top font-semibold">
                    <Dated
                      metric={metric}
                      text={figureText(metric, there.headline)}
                      why={there.why(metric)}
                    />
                    {change !== null && Math.abs(change) >= 0.005 && (
                      <span className="block text-xs font-normal">
                        <Change metric={metric} change={change} />
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      {stampDutyNotes(deal.inputs.price, deal.nation, region, day)
        .filter((note) => note !== 'under-40000')
        .map((note) => (
          <p key={note} className="mt-2 text-xs text-pretty text-amber-ink">
            {dutyNoteText(note, region)}
          </p>
        ))}
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        {!isReadOnly && day !== purchaseDate && (
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              editor.edit('inputs.purchaseDate', day);
              setChosen(null);
            }}
          >
            Use as completion date
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
          {isListOpen ? 'Hide figures by rate change' : 'Show figures by rate change'}
        </Button>
      </div>
      {isListOpen && <EveryRateDay deal={deal} onDay={setChosen} />}
    </ResultCard>
  );
}

function Dated({ metric, text, why }: { metric: HeadlineMetric; text: string; why: string | undefined }) {
  return (
    <>
      <span className={text === 'n/a' ? 'text-ink-3' : ''}>{text}</span>
      {text === 'n/a' && why !== undefined && (
        <span key={metric} className="block max-w-44 text-xs font-normal text-pretty text-ink-3">
          {why}
        </span>
      )}
    </>
  );
}

/** A day, typed as people write it; it counts once it can be read. */
function DayField({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readDay(typed) === null;
  const keep = () => {
    const next = typed === null ? null : readDay(typed);
    if (next !== null) onDay(next);
  };
  return (
    <div className="w-40">
      <Field label="Date" error={isWrong ? 'Enter a date, such as 06/04/2027' : undefined}>
        {(control) => (
          <Input
            {...control}
            value={typed ?? dayText(day)}
            inputMode="numeric"
            autoComplete="off"
            className="num"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={keep}
            onKeyDown={({ key }) => key === 'Enter' && keep()}
          />
        )}
      </Field>
    </div>
  );
}

const shownMetrics: readonly HeadlineMetric[] = ['stampDuty', 'cashInvested', 'roi', 'afterTax'];

/** The deal from each day on which a rate changed. */
function EveryRateDay({ deal, onDay }: { deal: Evaluation; onDay: (day: string) => void }) {
  const { strategy } = useEvaluation();
  const [today] = useState(() => londonDay(new Date()));
  const days = rateDaysOf(deal, strategy);
  return (
    <ScrollBox label="Figures from each rate change">
      <table className="num mt-3 w-full text-xs">
        <caption className="sr-only">Figures from each rate change</caption>
        <thead>
          <tr className="border-b border-line text-ink-3">
            <th scope="col" className="py-1.5 text-left font-medium">
              Start date
            </th>
            {shownMetrics.map((metric) => (
              <th key={metric} scope="col" className="py-1.5 pl-3 text-right font-medium whitespace-nowrap">
                {metricRow(metric, { primary: strategy, region: termsOf(deal).region })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((each) => {
            const { day } = each;
            const dated = dealOn(deal, day, strategy);
            return (
              <tr key={day} className="border-b border-line-subtle last:border-0">
                <th scope="row" className="py-1 text-left font-normal">
                  <button
                    type="button"
                    className="touch-target relative min-h-7 rounded-md whitespace-nowrap text-teal-ink underline-offset-4 hover:underline"
                    onClick={() => onDay(day)}
                  >
                    {shortDay(day)}
                  </button>
                  <span className="block text-ink-3 first-letter:uppercase">
                    {`${reasonText(each, termsOf(deal).region, days)}${day > today ? ' (upcoming)' : ''}`}
                  </span>
                </th>
                {shownMetrics.map((metric) => (
                  <td key={metric} className="py-1 pl-3 text-right align-top whitespace-nowrap">
                    {figureText(metric, dated.headline)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
