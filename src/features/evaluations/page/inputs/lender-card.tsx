import { Check, CircleAlert } from 'lucide-react';
import { percent, pounds } from '@/lib/evaluation/formulas/formula-step';
import { figure } from '@/lib/evaluation/figures';
import { LoanYears } from '@/features/evaluations/loan/loan-years';
import { workedOut } from '@/features/evaluations/model/deal';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { ResultCard } from '../results/result-card';

/** The lender's interest cover test, what it allows, and where the deal breaks even. */
export function LenderCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const { strategies } = workedOut(deal);
  const { stress } = deal.inputs;
  const found =
    strategy === 'btl' || strategy === 'hmo' || strategy === 'brrr' ? strategies[strategy] : undefined;
  const lender = found?.lender;
  const rows: [string, string][] = [];
  if (lender) {
    rows.push(
      ['Interest cover', percent(lender.icr)],
      ['Maximum loan', pounds(lender.maxLoanAtStress)],
      ['Minimum rent to pass', `${pounds(lender.minRentPcmAtStress)} pcm`],
      ['Maximum price to pass', pounds(lender.maxPriceAtStress)],
    );
  }
  rows.push(...breakEvens(deal));
  return (
    <ResultCard
      title={lender ? 'Lender’s stress test and break-evens' : 'Break-evens'}
      answer={
        lender && lender.icrPass !== null ? (
          <span
            className={`flex items-center gap-1.5 font-medium ${lender.icrPass ? 'text-green-ink' : 'text-red-ink'}`}
          >
            {lender.icrPass ? <Check aria-hidden size={15} /> : <CircleAlert aria-hidden size={15} />}
            {`${lender.icrPass ? 'Passes' : 'Fails'} ${percent(stress.icr)} at ${percent(stress.rate)}`}
          </span>
        ) : undefined
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
    if (strategy === 'flip')
      return [['Break-even sale price', pounds(strategies.flip?.breakEvenSale ?? null)]];
    if (strategy === 'sa')
      return [['Break-even occupancy', percent(strategies.sa?.stays.breakEvenOccupancy ?? null)]];
    if (strategy === 'brrr') {
      return [
        ['Value added by the works', pounds(strategies.brrr?.project.valueAdded ?? null)],
        ['Equity after refinancing', pounds(strategies.brrr?.project.equityAfter ?? null)],
      ];
    }
    const letting = strategies[strategy];
    const rent = letting?.breakEvenRentPcm ?? null;
    const times = letting?.returns.dscr ?? null;
    const list: [string, string][] = [['Break-even rent', rent === null ? 'n/a' : `${pounds(rent)} pcm`]];
    if (strategy === 'hmo')
      list.push(['Rooms to break even', String(strategies.hmo?.rooms.breakEvenRooms ?? 'n/a')]);
    const rate = letting ? breakEvenRate(letting.returns.noi, letting.purchase.loan) : null;
    if (inputs.finance.method === 'interest_only' && rate !== null)
      list.push(['Break-even mortgage rate', percent(rate)]);
    if (times !== null) list.push(['Debt cover', percent(times * 100)]);
    return list;
  }
}

/** The interest-only rate at which nothing is left, %. */
const breakEvenRate = (noi: number | null, loan: number) =>
  noi === null || loan <= 0 ? null : figure(Math.max(0, (noi / loan) * 100));
