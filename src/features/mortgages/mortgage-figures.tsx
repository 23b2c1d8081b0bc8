import type { ReactNode } from 'react';
import { shortDay } from '@/lib/dates/day-text';
import { londonDay } from '@/lib/dates/calendar-day';
import { numberText } from '@/lib/money/amount-text';
import { formatPounds } from '@/lib/money/money';
import { shareOfBalance } from '@/lib/mortgage/share-of-balance';
import { Card } from '@/ui/card';
import { useNow } from '@/ui/text/use-now';
import type { Mortgage } from './mortgage-type';

/** What repaying a mortgage early costs, and every balance that was recorded of it; nothing of what is not known. */
export function MortgageFigures({ row }: { row: Mortgage }) {
  const { balance, balanceHistory, overpaymentPct, erc } = row;
  const today = londonDay(useNow());
  const charges = erc.filter(({ until }) => until >= today);
  return (
    <>
      {(overpaymentPct !== null || charges.length > 0) && (
        <Part title="Early repayment">
          {overpaymentPct !== null && (
            <p className="num text-sm text-pretty">
              {`You can overpay up to ${formatPounds(shareOfBalance(balance, overpaymentPct))} per year without a charge, ${numberText(overpaymentPct)}% of the balance.`}
            </p>
          )}
          {charges.length > 0 && (
            <Table
              caption="Early repayment charges"
              head={['Until', 'Charge', 'On the whole balance']}
              rows={charges.map(({ until, pct }) => [
                shortDay(until),
                `${numberText(pct)}%`,
                formatPounds(shareOfBalance(balance, pct)),
              ])}
            />
          )}
        </Part>
      )}
      {balanceHistory.length > 1 && (
        <Part title="Balance history">
          <Table
            caption="Balance history"
            head={['Date', 'Balance']}
            rows={balanceHistory.toReversed().map((each) => [shortDay(each.on), formatPounds(each.balance)])}
          />
        </Part>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" aria-label={title} className="flex flex-col gap-3">
    <h2 className="text-md font-semibold">{title}</h2>
    {children}
  </Card>
);

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each names it. */
  rows: readonly (readonly string[])[];
}

const Table = ({ caption, head, rows }: TableProps) => (
  <table className="num w-full text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-xs text-ink-3">
      <tr className="border-b border-line">
        {head.map((name) => (
          <th key={name} scope="col" className="py-2 text-right font-medium first:text-left">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...others]) => (
        <tr key={first} className="h-10 border-b border-line-subtle last:border-0">
          <th scope="row" className="text-left font-normal">
            {first}
          </th>
          {others.map((text, at) => (
            <td key={head[at + 1]} className="text-right">
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
