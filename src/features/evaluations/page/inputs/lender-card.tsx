import { Check, CircleAlert } from 'lucide-react';
import { percent, pounds, share } from '@/lib/evaluation/formulas/formula-step';
import { figure } from '@/lib/evaluation/figures';
import { LoanYears } from '@/features/evaluations/loan/loan-years';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { reasonFor } from '@/lib/evaluation/judgement/reasons';
import { hasMortgage, headlineAs, termsOf, workedOut, type Deal } from '@/features/evaluations/model/deal';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { hasLenderTest, lenderTitle } from '../results/card-titles';
import { reasonText } from '../results/figure-text';
import { ResultCard } from '../results/result-card';
import { isTested } from './offer-ladder';

/** The lender's interest cover test, what it allows, and where the deal breaks even. */
export function LenderCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const { strategies } = workedOut(deal);
  const { stress } = deal.inputs;
  const found = hasLenderTest(strategy) ? strategies[strategy] : undefined;
  const lender = found?.lender;
  const rows: [string, string][] = [];
  const isLent = lender !== undefined && lender.minRentPcmAtStress !== 0;
  if (lender) rows.push(['Maximum loan', pounds(lender.maxLoanAtStress)]);
  if (lender && isLent) {
    rows.unshift(['Interest cover', share(lender.icr)]);
    rows.push(['Minimum rent to pass', `${pounds(lender.minRentPcmAtStress)} pcm`]);
    // A refinance is lent on the value after works, whatever the price was.
    if (strategy !== 'brrr') rows.push(['Maximum price to pass', pounds(lender.maxPriceAtStress)]);
  }
  rows.push(...breakEvens(deal));
  return (
    <ResultCard
      title={lenderTitle(strategy)}
      answer={
        lender && lender.icrPass !== null ? (
          <span
            className={`flex items-center gap-1.5 font-medium ${lender.icrPass ? 'text-green-ink' : 'text-red-ink'}`}
          >
            {lender.icrPass ? <Check aria-hidden size={15} /> : <CircleAlert aria-hidden size={15} />}
            {`${lender.icrPass ? 'Passes' : 'Fails'} ${percent(stress.icr)} at ${percent(stress.rate)}`}
          </span>
        ) : (
          lender && untestedText(deal, strategy)
        )
      }
    >
      <dl className="text-sm">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-b border-line-subtle py-2 last:border-0"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="num text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <LoanYears inputs={deal.inputs} strategy={strategy} />
    </ResultCard>
  );

  function breakEvens({ inputs }: typeof deal): [string, string][] {
    // Without a price its mortgage, and so what has to be earned, is not known.
    const isKnown = inputs.price > 0 || !hasMortgage(deal, strategy);
    if (strategy === 'flip')
      return [
        ['Break-even sale price', pounds(inputs.price > 0 ? (strategies.flip?.breakEvenSale ?? null) : null)],
      ];
    if (strategy === 'sa')
      return [
        ['Break-even occupancy', share(isKnown ? (strategies.sa?.stays.breakEvenOccupancy ?? null) : null)],
      ];
    if (strategy === 'brrr') {
      return [
        ['Equity created, before refinancing fees', pounds(strategies.brrr?.project.valueAdded ?? null)],
        ['Equity after refinancing', pounds(strategies.brrr?.project.equityAfter ?? null)],
      ];
    }
    const letting = strategies[strategy];
    const rent = isKnown ? (letting?.breakEvenRentPcm ?? null) : null;
    const times = letting?.returns.dscr ?? null;
    const list: [string, string][] = [['Break-even rent', rent === null ? 'n/a' : `${pounds(rent)} pcm`]];
    if (strategy === 'hmo')
      list.push([
        'Rooms to break even',
        roomsText(
          isKnown ? (strategies.hmo?.rooms.breakEvenRooms ?? null) : null,
          inputs.income.rooms.length,
        ),
      ]);
    const rate = letting ? breakEvenRate(letting.returns.noi, letting.purchase.loan) : null;
    if (inputs.finance.method === 'interest_only' && rate !== null)
      list.push(['Break-even mortgage rate', share(rate)]);
    if (times !== null) list.push(['Debt cover', share(times * 100)]);
    return list;
  }
}

/** Why a lender has nothing to test. */
function untestedText(deal: Deal, strategy: Strategy): string | undefined {
  if (!isTested(deal, strategy)) return reasonText({ kind: 'no-loan' });
  const terms = termsOf(deal, strategy);
  const reason = reasonFor('icr', deal.inputs, terms, headlineAs(deal, strategy));
  return reason ? reasonText(reason, terms) : undefined;
}

/** How many of its rooms pay for the deal; more than it has cannot. */
function roomsText(needed: number | null, roomCount: number): string {
  if (needed === null) return 'n/a';
  return needed > roomCount ? `${needed} (this house has ${roomCount})` : String(needed);
}

/** The interest-only rate at which nothing is left, %. */
const breakEvenRate = (noi: number | null, loan: number) =>
  noi === null || noi < 0 || loan <= 0 ? null : figure((noi / loan) * 100);
