import { useState } from 'react';
import type { EvaluationInputs, Strategy } from '@/lib/evaluation/inputs/inputs';
import { amortisation, type Loan } from '@/lib/evaluation/loan/loan';
import { longLoan } from '@/lib/evaluation/projection';
import { formatWholePounds } from '@/lib/money/money';
import { numberText } from '@/lib/money/amount-text';
import { Summary } from '@/ui/disclosure/summary';
import { ScrollBox } from '../page/fields/scroll-box';

/** The long loan of the deal year by year, drawn once it is asked for; nothing where nothing is borrowed. */
export function LoanYears({ inputs, strategy }: { inputs: EvaluationInputs; strategy: Strategy }) {
  const [isOpen, setOpen] = useState(false);
  const loan = longLoan(inputs, strategy);
  if (loan === null || loan.amount <= 0) return null;
  return (
    <details
      className="mt-3 border-t border-line-subtle pt-1"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Summary isWide className="text-sm font-medium">
        Loan by year
      </Summary>
      {isOpen && <YearsOfLoan loan={loan} />}
    </details>
  );
}

const cell = 'num px-2 py-1.5 text-right whitespace-nowrap';

function YearsOfLoan({ loan }: { loan: Loan }) {
  const years = amortisation(loan);
  if (years.length === 0)
    return <p className="text-sm text-ink-2">Enter the loan term to see it year by year.</p>;
  const interest = years.reduce((all, year) => all + year.interest, 0);
  const term = loan.termYears === 1 ? '1 year' : `${numberText(loan.termYears)} years`;
  return (
    <>
      <p className="mb-2 text-xs text-pretty text-ink-3">
        {loan.method === 'interest_only'
          ? `Interest only: ${formatWholePounds(interest)} of interest over ${term}, then the full ${formatWholePounds(loan.amount)} is due.`
          : `Repaid in ${term}, with ${formatWholePounds(interest)} of interest.`}
        {' Assumes the rate stays the same. Rounded to the nearest pound.'}
      </p>
      <ScrollBox label="Loan by year">
        <table className="w-full text-xs">
          <caption className="sr-only">Loan by year, in pounds</caption>
          <thead>
            <tr className="border-b border-line">
              {['Year', 'Interest', 'Capital', 'Balance'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="px-2 py-1.5 text-right font-medium whitespace-nowrap text-ink-3"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, ...figures }) => (
              <tr key={year} className="border-b border-line-subtle last:border-0">
                <th scope="row" className={`${cell} font-medium`}>
                  {year}
                </th>
                <td className={cell}>{formatWholePounds(figures.interest)}</td>
                <td className={cell}>{formatWholePounds(figures.capital)}</td>
                <td className={cell}>{formatWholePounds(figures.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
