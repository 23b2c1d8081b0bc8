import { percent, pounds, share } from '@/lib/evaluation/formulas/formula-step';
import { blankInputs } from '@/lib/evaluation/inputs/inputs';
import { lenderTest } from '@/lib/evaluation/loan/lender';
import { AmountField, useAmount } from '@/ui/input/fields/amount-field';
import { Answer } from './answer';
import type { DealFigures } from './deal-figures';

const mostLoan = 100_000_000;
const mostRent = 1_000_000;
const mostRate = 30;
const mostCover = 500;
// The test does not rest on the day.
const anyDay = '2026-01-01';

/** The lender's interest cover test, by the sum of the evaluations. */
export function StressCalculator({ deal }: { deal: DealFigures }) {
  const rent = useAmount(deal.rentPcm ?? 1_150, mostRent);
  const loan = useAmount(deal.loan ?? 135_000, mostLoan);
  const rate = useAmount(deal.stressRate ?? 5.5, mostRate);
  const cover = useAmount(deal.cover ?? 145, mostCover);
  const isKnown = [rent, loan, rate, cover].every(({ value }) => value !== null);
  const stress = { icr: cover.value ?? 0, rate: rate.value ?? 0 };
  const year = rent.value === null ? null : rent.value * 12;
  const test = lenderTest({ ...blankInputs(anyDay), stress }, year, loan.value ?? 0, 100);
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <AmountField label="Monthly rent" typed={rent} unit="pounds" most={mostRent} />
        <AmountField label="Loan" typed={loan} unit="pounds" most={mostLoan} />
        <AmountField label="Stress rate" typed={rate} unit="percent" most={mostRate} />
        <AmountField label="Required ICR" typed={cover} unit="percent" most={mostCover} />
      </div>
      <Answer
        label={verdict(isKnown ? test.icrPass : null)}
        working={`${pounds(year)} ÷ (${pounds(loan.value)} × ${percent(rate.value)})`}
      >
        {isKnown ? share(test.icr) : 'n/a'}
      </Answer>
      <Answer
        label="Maximum loan for this rent"
        working={`${pounds(year)} ÷ ${percent(cover.value)} ÷ ${percent(rate.value)}`}
      >
        {isKnown ? pounds(test.maxLoanAtStress) : 'n/a'}
      </Answer>
      <Answer label="Minimum monthly rent to pass" working={null}>
        {isKnown ? pounds(test.minRentPcmAtStress) : 'n/a'}
      </Answer>
    </>
  );
}

function verdict(passes: boolean | null): string {
  if (passes === null) return 'Interest cover';
  return passes ? 'Interest cover: passes' : 'Interest cover: doesn’t pass';
}
