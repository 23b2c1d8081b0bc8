import { Check, CircleAlert } from 'lucide-react';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import { judge, type Criteria, type Verdict } from '@/lib/evaluation/judgement/criteria';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { reasonFor, type Reason } from '@/lib/evaluation/judgement/reasons';
import { solveFor, type Target } from '@/lib/evaluation/solve';
import { formatWholePounds } from '@/lib/money/money';
import { headlineAs, termsOf, type Evaluation } from '@/features/evaluations/model/deal';
import { metricName } from '@/features/evaluations/model/fields';
import { useOpenDealProfile } from '@/features/evaluations/settings/deal-profile';
import { useEditor, useEvaluation, useSettledDeal } from '../editor/editor-context';
import { figureText, metricUnit } from './figure-text';

/**
 * How the deal stands against what its member asks, and the single smallest change that would put a failure right. While a field has a text
 * that can't be used it judges nothing.
 */
export function VerdictLine({ criteria, profile }: { criteria: Criteria; profile: string }) {
  const { strategy, isReadOnly } = useEvaluation();
  const openProfile = useOpenDealProfile();
  const deal = useSettledDeal();
  const wrong = useEditor((state) => Object.keys(state.wrong).length);
  const headline = headlineAs(deal, strategy);
  const judged = judge(headline, criteria);
  const verdicts = judged.filter(({ passes }) => passes !== null);
  // What the strategy has no figure for is not asked of it; what nothing is borrowed for does not apply.
  const unknown = judged.filter(
    ({ passes, metric }) => passes === null && metricsOf[strategy].includes(metric),
  );
  const isWaiting = unknown.some(({ metric }) =>
    canBeKnown.has(reasonFor(metric, deal.inputs, termsOf(deal, strategy), headline)?.kind ?? 'missing'),
  );
  const scope: Scope = unknown.length === 0 ? 'all' : isWaiting ? 'known' : 'applicable';
  if (wrong > 0)
    return (
      <p className="rounded-[14px] border border-line px-4 py-3 text-sm text-ink-2 print:hidden">
        {`Correct the highlighted ${wrong === 1 ? 'field' : 'fields'} to update this deal. Until then, charts and tables use your last valid figures.`}
      </p>
    );
  if (verdicts.length === 0) return null;
  const failed = verdicts.filter(({ passes }) => passes === false);
  const passed = verdicts.length - failed.length;
  const isFine = failed.length === 0;
  return (
    <div
      className={`flex gap-2.5 rounded-[14px] border px-4 py-3 text-sm ${isFine ? 'border-green-line bg-green-bg' : 'border-amber-line bg-amber-bg'}`}
    >
      {isFine ? (
        <Check aria-hidden size={18} className="mt-px shrink-0 text-green-ink" />
      ) : (
        <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-amber-ink" />
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          {isFine ? meetsAll(verdicts.length, scope) : meetsSome(passed, verdicts.length, scope)}
        </p>
        <ul className="num text-ink-2">
          {failed.map((verdict) => (
            <li key={verdict.criterion}>{sentence(verdict, headline, deal, strategy)}</li>
          ))}
        </ul>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          <span className="min-w-0 wrap-anywhere">{`Criteria from “${profile}”`}</span>
          {!isReadOnly && deal.myRole === 'owner' && (
            <button
              type="button"
              className="touch-target relative rounded-md font-medium text-link hover:underline print:hidden"
              onClick={openProfile}
            >
              Change
              <span className="sr-only"> the evaluation profile</span>
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

/** Which of the criteria are judged: all, those whose figures are known already, or those that apply to the deal. */
type Scope = 'all' | 'known' | 'applicable';

/** Why a figure isn’t known where another entry or day can make it known. */
const canBeKnown: ReadonlySet<Reason['kind']> = new Set(['missing', 'no-rates', 'no-term']);

/** `Meets your criterion`, `Meets both of your criteria`. */
function meetsAll(count: number, scope: Scope): string {
  if (scope !== 'all')
    return count === 1
      ? `Meets the one criterion ${scopeText(scope, 1)}`
      : `Meets the ${count} criteria ${scopeText(scope, count)}`;
  if (count === 1) return 'Meets your criterion';
  return count === 2 ? 'Meets both of your criteria' : `Meets all ${count} of your criteria`;
}

const scopeText = (scope: Scope, count: number) =>
  scope === 'known' ? 'we can check so far' : count === 1 ? 'that applies' : 'that apply';

function meetsSome(passed: number, count: number, scope: Scope): string {
  if (scope !== 'all')
    return count === 1
      ? `Doesn’t meet the one criterion ${scopeText(scope, 1)}`
      : `Meets ${passed} of the ${count} criteria ${scopeText(scope, count)}`;
  return count === 1 ? 'Doesn’t meet your criterion' : `Meets ${passed} of your ${count} criteria`;
}

function sentence(
  { metric, wanted, criterion }: Verdict,
  headline: Headline,
  deal: Evaluation,
  strategy: Evaluation['primary'],
): string {
  const isCeiling = criterion.startsWith('max');
  const name = metricName(metric, { primary: strategy });
  const period = metric === 'cashFlowPcm' ? ' per month' : '';
  const fact = `${name} is ${figureText(metric, headline)}${period}, ${isCeiling ? 'over' : 'under'} your ${metricUnit(metric, wanted)}`;
  const change = smallestChange(deal, strategy, { metric, value: wanted });
  return change === null ? `${fact}.` : `${fact}: ${change}.`;
}

/** The price or the rent, whichever has to move less for its size, at which the target is met. */
function smallestChange(deal: Evaluation, strategy: Evaluation['primary'], target: Target): string | null {
  const terms = termsOf(deal, strategy);
  const { price, income } = deal.inputs;
  const offers: { share: number; text: string }[] = [];
  const offer = price > 0 ? solveFor('price', deal.inputs, terms, [target]) : null;
  if (offer !== null && offer < price) {
    offers.push({
      share: (price - offer) / price,
      text: `a price of ${formatWholePounds(offer)} would meet your target`,
    });
  }
  const rent = income.rentPcm;
  const hasRent = strategy === 'btl' || strategy === 'brrr';
  const needed =
    hasRent && rent !== null && rent > 0 ? solveFor('rentPcm', deal.inputs, terms, [target]) : null;
  if (needed !== null && rent !== null && needed > rent) {
    offers.push({
      share: (needed - rent) / rent,
      text: `a rent of ${formatWholePounds(needed)} per month would meet your target`,
    });
  }
  return offers.toSorted((a, b) => a.share - b.share)[0]?.text ?? null;
}
