import { useId, useState } from 'react';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { endlessPrice, solveFor, withFigure, type Metric, type Unknown } from '@/lib/evaluation/solve';
import type { Criteria } from '@/lib/evaluation/judgement/criteria';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { readPercent, readPounds } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { headlineAs, termsOf } from '@/features/evaluations/model/deal';
import { metricName } from '@/features/evaluations/model/fields';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { figureText } from '../results/figure-text';
import { ResultCard } from '../results/result-card';
import { isMovedBy, isTested, offerLadder } from './offer-ladder';

/** The highest offers that meet each thing asked, and all at once, with stamp duty inside the sum; and a solver for any target. */
export function OfferCard({ criteria }: { criteria: Criteria }) {
  const { editor, strategy, isReadOnly } = useEvaluation();
  const deal = useSettledDeal();
  if (strategy === 'r2r') return null;
  const rungs = offerLadder(deal, strategy, criteria);
  const whys = [...new Set(rungs.flatMap(({ why }) => (why === null ? [] : [why])))];
  return (
    <ResultCard title="Offer ladder" answer="Highest price that meets each target">
      <table className="w-full text-sm">
        <caption className="sr-only">Highest offer for each target</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            <th scope="col" className="py-1.5 text-left font-medium">
              Target
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Offer
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium max-[420px]:hidden">
              Cash needed
            </th>
            {!isReadOnly && (
              <th scope="col" className="w-0 py-1.5 pl-3">
                <span className="sr-only">Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ name, offer, why }) => (
            <tr key={name} className="border-b border-line-subtle last:border-0">
              <th scope="row" className="py-2 text-left font-normal text-ink-2">
                {name}
              </th>
              <td className="num py-2 pl-3 text-right font-semibold whitespace-nowrap">
                {why === null ? offerText(offer) : 'n/a'}
              </td>
              <td className="num py-2 pl-3 text-right whitespace-nowrap max-[420px]:hidden">
                {offer === null || offer >= endlessPrice
                  ? ''
                  : figureText(
                      'cashInvested',
                      headlineAs({ ...deal, inputs: withFigure('price', deal.inputs, offer) }, strategy),
                    )}
              </td>
              {!isReadOnly && (
                <td className="py-1 pl-3 text-right">
                  {offer !== null && offer < endlessPrice && offer !== deal.inputs.price && (
                    <Button
                      size="sm"
                      variant="ghost"
                      onClick={() => editor.edit('inputs.price', offer)}
                      aria-label={`Use ${formatWholePounds(offer)} as the price`}
                    >
                      Use
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {whys.length > 0 && <p className="mt-2 text-xs text-ink-3">{`${whys.join('. ')}.`}</p>}
      <Solver />
    </ResultCard>
  );
}

function offerText(offer: number | null): string {
  if (offer === null) return 'No price meets this';
  return offer >= endlessPrice ? 'Any price' : formatWholePounds(offer);
}

const unknowns: readonly Unknown[] = ['price', 'rentPcm', 'refurb', 'gdv'];

/** The value of a flip is what it is sold for. */
const unknownName = (unknown: Unknown, strategy: Strategy): string =>
  ({
    price: 'Highest price',
    rentPcm: 'Lowest rent',
    refurb: 'Highest works cost',
    gdv: strategy === 'flip' ? 'Lowest sale price' : 'Lowest value after works',
  })[unknown];

/** Which figure would reach a target. */
function Solver() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const targets = metrics.filter(
    (each) => metricsOf[strategy].includes(each) && (each !== 'icr' || isTested(deal, strategy)),
  );
  const [unknown, setUnknown] = useState<Unknown>('price');
  const [chosen, setMetric] = useState<Metric>('roi');
  const [text, setText] = useState('');
  const name = useId();
  const choices = unknowns.filter(
    (each) =>
      each === 'price' ||
      each === 'refurb' ||
      (each === 'gdv'
        ? strategy === 'brrr' || strategy === 'flip'
        : strategy === 'btl' || strategy === 'brrr' || strategy === 'hmo'),
  );
  const turned = choices.includes(unknown) ? unknown : 'price';
  const moved = targets.filter((each) => isMovedBy(deal, strategy, turned, each));
  const offered = moved.length > 0 ? moved : targets;
  const metric = offered.includes(chosen) ? chosen : (offered[0] ?? 'roi');
  const isMoney = ['cashFlowPcm', 'profit', 'moneyLeftIn', 'cashInvested'].includes(metric);
  const value = isMoney ? readPounds(text) : readPercent(text);
  const answer =
    typeof value === 'number'
      ? solveFor(turned, deal.inputs, termsOf(deal, strategy), [{ metric, value }])
      : undefined;
  return (
    <div className="mt-3 border-t border-line-subtle pt-3 print:hidden" role="group" aria-labelledby={name}>
      <h3 id={name} className="mb-2 text-sm font-semibold">
        Work back from a target
      </h3>
      <div className="grid grid-cols-1 gap-2.5 min-[420px]:grid-cols-3">
        <Field label="Find">
          {(control) => (
            <NativeSelect
              {...control}
              value={turned}
              choices={choices.map((value) => ({ value, label: unknownName(value, strategy) }))}
              onChange={({ currentTarget }) => setUnknown(asUnknown(currentTarget.value))}
            />
          )}
        </Field>
        <Field label="Target">
          {(control) => (
            <NativeSelect
              {...control}
              value={metric}
              choices={offered.map((value) => ({ value, label: metricName(value, { primary: strategy }) }))}
              onChange={({ currentTarget }) => setMetric(asMetric(currentTarget.value))}
            />
          )}
        </Field>
        <Field
          label={metric === 'moneyLeftIn' || metric === 'cashInvested' ? 'Maximum' : 'Minimum'}
          error={
            value === 'unreadable'
              ? isMoney
                ? 'Enter an amount, such as £250'
                : 'Enter a percentage, such as 8'
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              icon={isMoney ? '£' : undefined}
              suffix={metric === 'cashFlowPcm' ? 'pcm' : isMoney ? undefined : '%'}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <p className="num mt-2 min-h-5 text-sm" aria-live="polite">
        {answer !== undefined && sentence(turned, answer, strategy)}
      </p>
    </div>
  );
}

const asUnknown = (value: string): Unknown => unknowns.find((each) => each === value) ?? 'price';
const asMetric = (value: string): Metric => metrics.find((each) => each === value) ?? 'roi';

const metrics = [
  'roi',
  'cashFlowPcm',
  'icr',
  'grossYield',
  'netYield',
  'moneyLeftIn',
  'profit',
  'cashInvested',
  'roce',
] as const satisfies readonly Metric[];

function sentence(unknown: Unknown, answer: number | null, strategy: Strategy): string {
  const what = {
    price: 'price',
    rentPcm: 'rent',
    refurb: 'works cost',
    gdv: strategy === 'flip' ? 'sale price' : 'value after works',
  }[unknown];
  if (answer === null) return `No ${what} meets this.`;
  if (answer >= endlessPrice) return `Any ${what} meets this.`;
  return {
    price: `Pay up to ${formatWholePounds(answer)}.`,
    rentPcm: `Charge at least ${formatWholePounds(answer)} per month.`,
    refurb: `Spend up to ${formatWholePounds(answer)} on works.`,
    gdv: `The property needs to ${strategy === 'flip' ? 'sell for' : 'be worth'} ${formatWholePounds(answer)} or more.`,
  }[unknown];
}
