import { useId, useState } from 'react';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import {
  endlessPrice,
  maxOffer,
  solveFor,
  withFigure,
  type Metric,
  type Target,
  type Unknown,
} from '@/lib/evaluation/solve';
import type { Criteria } from '@/lib/evaluation/judgement/criteria';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { readPercent, readPounds } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { headlineAs, termsOf, type Evaluation } from '@/features/evaluations/model/deal';
import { metricNames } from '@/features/evaluations/model/fields';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { reasonFor } from '@/lib/evaluation/judgement/reasons';
import { figureText, metricUnit, reasonText } from '../results/figure-text';
import { ResultCard } from '../results/result-card';

interface Rung {
  name: string;
  offer: number | null;
  /** Why no price can be found, where it isn’t the target’s fault. */
  why: string | null;
}

/** The highest offers that meet each thing asked, and all at once, with stamp duty inside the sum; and a solver for any target. */
export function OfferCard({ criteria }: { criteria: Criteria }) {
  const { editor, strategy, isReadOnly } = useEvaluation();
  const deal = useSettledDeal();
  if (strategy === 'r2r') return null;
  const rungs = ladder(deal, strategy, criteria);
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
      {whys.length > 0 && <p className="mt-2 text-xs text-ink-3">{`n/a: ${whys.join('. ')}.`}</p>}
      <Solver />
    </ResultCard>
  );
}

function offerText(offer: number | null): string {
  if (offer === null) return 'No price meets this';
  return offer >= endlessPrice ? 'Any price' : formatWholePounds(offer);
}

const asked = [
  ['minRoi', 'roi'],
  ['minIcr', 'icr'],
  ['maxMoneyLeftIn', 'moneyLeftIn'],
  ['minGrossYield', 'grossYield'],
  ['minCashFlowPcm', 'cashFlowPcm'],
  ['maxCashIn', 'cashInvested'],
] as const satisfies readonly (readonly [keyof Criteria, Metric])[];

/** One rung for the lender, one for each thing the member asks that the strategy has, and one for all of them at once. */
function ladder(deal: Evaluation, strategy: Strategy, criteria: Criteria): Rung[] {
  const terms = termsOf(deal, strategy);
  const known = metricsOf[strategy];
  const targets: Target[] = asked.flatMap(([criterion, metric]) => {
    const value = criteria[criterion];
    return value === null || !known.includes(metric) ? [] : [{ metric, value }];
  });
  const hasLender = known.includes('icr') && !targets.some(({ metric }) => metric === 'icr');
  if (hasLender) targets.push({ metric: 'icr', value: deal.inputs.stress.icr });
  if (targets.length === 0)
    targets.push({ metric: strategy === 'flip' ? 'profit' : 'cashFlowPcm', value: 0 });
  const alone = targets.map((target) => {
    const offer = maxOffer(deal.inputs, terms, [target]);
    return {
      name: targetName(target),
      offer,
      why: offer === null ? unknownBecause(deal, strategy, target.metric) : null,
    };
  });
  const all = {
    name: 'All of these',
    offer: maxOffer(deal.inputs, terms, targets),
    why: alone.find(({ why }) => why !== null)?.why ?? null,
  };
  return targets.length > 1 ? [...alone, all] : alone;
}

/** Why a figure isn’t known at any price, such as rooms that are missing; null where a price gives it. */
function unknownBecause(deal: Evaluation, strategy: Strategy, metric: Metric): string | null {
  const price = deal.inputs.price > 0 ? deal.inputs.price : 100_000;
  const priced = { ...deal, inputs: withFigure('price', deal.inputs, price) };
  const reason = reasonFor(metric, priced.inputs, termsOf(deal, strategy), headlineAs(priced, strategy));
  return reason && reasonText(reason);
}

const targetName = ({ metric, value }: Target): string =>
  `${metricNames[metric]} ${metric === 'moneyLeftIn' || metric === 'cashInvested' ? 'at most' : 'at least'} ${metricUnit(metric, value)}`;

const unknowns: readonly (readonly [Unknown, string])[] = [
  ['price', 'Highest price'],
  ['rentPcm', 'Lowest rent'],
  ['refurb', 'Highest works cost'],
  ['gdv', 'Lowest end value'],
];

/** Which figure would reach a target. */
function Solver() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const targets = solvable(strategy);
  const [unknown, setUnknown] = useState<Unknown>('price');
  const [chosen, setMetric] = useState<Metric>('roi');
  const [text, setText] = useState('');
  const name = useId();
  const metric = targets.includes(chosen) ? chosen : (targets[0] ?? 'roi');
  const isMoney = ['cashFlowPcm', 'profit', 'moneyLeftIn', 'cashInvested'].includes(metric);
  const value = isMoney ? readPounds(text) : readPercent(text);
  const choices = unknowns.filter(
    ([each]) =>
      each === 'price' ||
      each === 'refurb' ||
      (each === 'gdv'
        ? strategy === 'brrr' || strategy === 'flip'
        : strategy === 'btl' || strategy === 'brrr' || strategy === 'hmo'),
  );
  const turned = choices.some(([each]) => each === unknown) ? unknown : 'price';
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
              choices={choices.map(([value, label]) => ({ value, label }))}
              onChange={({ currentTarget }) => setUnknown(asUnknown(currentTarget.value))}
            />
          )}
        </Field>
        <Field label="Target">
          {(control) => (
            <NativeSelect
              {...control}
              value={metric}
              choices={targets.map((value) => ({ value, label: metricNames[value] }))}
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
              suffix={isMoney ? '£' : '%'}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <p className="num mt-2 min-h-5 text-sm" aria-live="polite">
        {answer !== undefined && sentence(turned, answer)}
      </p>
    </div>
  );
}

const asUnknown = (value: string): Unknown => unknowns.find(([each]) => each === value)?.[0] ?? 'price';
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

const solvable = (strategy: Strategy): Metric[] =>
  metrics.filter((metric) => metricsOf[strategy].includes(metric));

function sentence(unknown: Unknown, answer: number | null): string {
  const what = { price: 'price', rentPcm: 'rent', refurb: 'cost of works', gdv: 'end value' }[unknown];
  if (answer === null) return `No ${what} meets this.`;
  if (answer >= endlessPrice) return `Any ${what} meets this.`;
  return {
    price: `Pay up to ${formatWholePounds(answer)}.`,
    rentPcm: `Charge rent of ${formatWholePounds(answer)} per month or more.`,
    refurb: `Spend up to ${formatWholePounds(answer)} on works.`,
    gdv: `The property needs to be worth ${formatWholePounds(answer)} or more.`,
  }[unknown];
}
