import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { percent } from '@/lib/evaluation/formulas/formula-step';
import { complianceFindings, withPrice, type Finding } from '@/lib/evaluation/judgement/compliance';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { reasonFor, type Reason } from '@/lib/evaluation/judgement/reasons';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Input } from '@/ui/input/input';
import { difference } from '../compare/comparison';
import { Change } from '../compare/comparison-table';
import { headlineAs, termsOf, type Evaluation } from '../model/deal';
import { metricNames } from '../model/fields';
import { valueAt } from '../model/paths';
import { useEvaluation, useSettledDeal } from '../page/editor/editor-context';
import { reasonText } from '../page/results/figure-text';
import { ResultCard } from '../page/results/result-card';

/** What the law asks of this home as this strategy, what it costs, and what that does to the deal; nothing when it asks nothing. */
export function ComplianceCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const epcRating = deal.home?.epcRating ?? null;
  const findings = complianceFindings(
    deal.inputs,
    { nation: deal.nation, strategy, epcRating },
    useAreaUnit(),
  );
  if (findings.length === 0) return null;
  const open = findings.filter(({ isPriced }) => !isPriced).length;
  return (
    <ResultCard
      className="md:col-span-2"
      title="Compliance costs"
      answer={open === 0 ? 'All included in the figures' : `${open} not included yet`}
    >
      <ul className="flex flex-col divide-y divide-line-subtle">
        {findings.map((finding) => (
          <FindingRow key={`${finding.id}-${finding.isPriced}`} finding={finding} deal={deal} />
        ))}
      </ul>
    </ResultCard>
  );
}

function FindingRow({ finding, deal }: { finding: Finding; deal: Evaluation }) {
  const { editor, isReadOnly } = useEvaluation();
  const [text, setText] = useState(finding.assumed === null ? '' : poundsText(finding.assumed));
  const read = finding.assumed === null ? 0 : readPounds(text);
  const pounds = typeof read === 'number' && read >= 0 ? read : null;
  const priced = pounds === null ? null : withPrice(deal.inputs, finding, pounds);
  const Mark = finding.isPriced ? Check : CircleAlert;
  return (
    <li className="flex gap-2.5 py-3 first:pt-0 last:pb-0">
      <Mark
        aria-hidden
        size={17}
        className={`mt-0.5 shrink-0 ${finding.isPriced ? 'text-green-mark' : 'text-amber-mark'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-pretty">
          {finding.says}
          {finding.isPriced && <span className="font-medium"> Included in the figures.</span>}
        </p>
        <p className="text-xs text-pretty text-ink-3">{`Rule: ${finding.rule}.`}</p>
        {!finding.isPriced && (
          <>
            {finding.basis !== null && (
              <p className="mt-1 text-xs text-pretty text-ink-2">
                <strong className="font-semibold">Assumption: </strong>
                {`${finding.basis} Replace our estimate with your own figure.`}
              </p>
            )}
            {priced && (
              <Effect deal={deal} after={{ ...deal, inputs: priced }} isWorks={finding.kind === 'epc'} />
            )}
            {!isReadOnly && (
              <div className="mt-2 flex flex-wrap items-end gap-2 print:hidden">
                {finding.assumed !== null && (
                  <div className="w-44">
                    <Field
                      label={finding.kind === 'licence' ? `${finding.years}-year licence fee` : 'Works'}
                      error={pounds === null ? 'Enter an amount, such as £1,150 or 180k' : undefined}
                    >
                      {(control) => (
                        <Input
                          {...control}
                          value={text}
                          inputMode="decimal"
                          autoComplete="off"
                          icon="£"
                          className="num [&_input]:pl-7"
                          onChange={({ currentTarget }) => setText(currentTarget.value)}
                        />
                      )}
                    </Field>
                  </div>
                )}
                <Button
                  size="sm"
                  variant="soft"
                  disabled={priced === null}
                  onClick={() =>
                    priced && editor.edit(`inputs.${finding.path}`, valueAt(priced, finding.path))
                  }
                >
                  {finding.kind !== 'room'
                    ? 'Add to the figures'
                    : deal.nation === 'england'
                      ? 'Apply the legal limit'
                      : 'Apply England’s limit'}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}

const judged: readonly HeadlineMetric[] = ['cashInvested', 'moneyLeftIn', 'cashFlowPcm', 'roi'];

/** Why no figure is seen to change: one that isn’t known yet can’t be. */
function noEffectText(reasons: readonly (Reason | null)[], terms: Terms): string {
  const unknown = reasons.find((reason) => reason?.kind === 'missing' || reason?.kind === 'no-rates');
  if (!unknown) return 'No change to your figures.';
  return `${reasonText(unknown, terms)}${unknown.kind === 'missing' ? ' to see the effect on your figures' : ''}.`;
}

const isNegative = (value: Headline['roi']): boolean => typeof value === 'number' && value < 0;

/** What a price does to the figures that a deal is judged by. */
function Effect({ deal, after, isWorks }: { deal: Evaluation; after: Evaluation; isWorks: boolean }) {
  const { contingencyPct } = deal.inputs.refurb;
  const { strategy } = useEvaluation();
  const [was, is] = [headlineAs(deal, strategy), headlineAs(after, strategy)];
  // The same loss on more cash is no better return.
  const isLoss = isNegative(was.roi) && isNegative(is.roi);
  const shown = judged.filter(
    (metric) => metricsOf[strategy].includes(metric) && !(isLoss && metric === 'roi'),
  );
  const changes = shown.flatMap((metric) => {
    const change = difference(metric, was, is);
    return change === null || Math.abs(change) < 0.005 ? [] : [{ metric, change }];
  });
  if (changes.length === 0) {
    const terms = termsOf(deal, strategy);
    const reasons = shown.map((metric) => reasonFor(metric, deal.inputs, terms, was));
    return <p className="mt-1 text-xs text-ink-2">{noEffectText(reasons, terms)}</p>;
  }
  return (
    <ul className="num mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-2">
      {changes.map(({ metric, change }) => (
        <li key={metric}>
          {`${metricNames[metric]} `}
          <Change metric={metric} change={change} {...(metric === 'cashFlowPcm' && { period: 'pcm' })} />
        </li>
      ))}
      {isWorks && contingencyPct > 0 && <li>{`Includes your ${percent(contingencyPct)} contingency`}</li>}
    </ul>
  );
}
