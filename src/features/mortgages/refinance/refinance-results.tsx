import type { ReactNode } from 'react';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { counted } from '@/lib/lists/counted';
import { numberText } from '@/lib/money/amount-text';
import { formatPounds } from '@/lib/money/money';
import { coverText } from '@/lib/mortgage/interest-cover';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { useIsNarrow } from '@/ui/use-is-narrow';
import type { Comparison, Way } from './refinance-values';

interface Fact {
  name: string;
  cell: (way: Way) => ReactNode;
  isSum?: boolean;
}

/** With its pence, so that the rows add up. */
const exact = (pounds: number | undefined) => pounds !== undefined && formatPounds(pounds);

/** What the rows of the comparison say, in their order. */
function factsOf(stress: { icr: number; rate: number }): readonly Fact[] {
  return [
    {
      name: 'Monthly payment',
      cell: ({ option }) =>
        option?.phases.map(({ payment, months, rate }) => (
          <span key={`${rate}-${months}`} className="block">
            {formatPounds(payment)}
            <span className="block text-xs font-normal text-ink-3">
              {`${numberText(rate)}% for ${counted(months, 'month')}`}
            </span>
          </span>
        )),
    },
    { name: 'Total payments', cell: ({ option }) => exact(option?.payments) },
    { name: 'Balance left', cell: ({ option }) => exact(option?.balanceLeft) },
    { name: 'Interest', cell: ({ option }) => exact(option?.interest) },
    { name: 'Fees', cell: ({ option }) => exact(option?.fees) },
    { name: 'Early repayment charge', cell: ({ option }) => exact(option?.earlyRepaymentCharge) },
    { name: 'Total cost', isSum: true, cell: ({ option }) => exact(option?.cost) },
    {
      name: 'Compared with staying',
      cell: ({ saves }) =>
        saves !== null && `${formatPounds(Math.abs(saves))} ${saves < 0 ? 'more' : 'less'}`,
    },
    {
      name: 'Payback',
      cell: ({ id, saves, paysBack }) =>
        id !== 'keep' &&
        saves !== null &&
        (paysBack === null ? 'Not in this period' : `From month ${paysBack}`),
    },
    {
      name: `Interest cover at ${numberText(stress.rate)}%`,
      cell: ({ test }) =>
        test !== null &&
        test.icr !== null && (
          <span className="block">
            {coverText(test.icr)}
            <span className="block text-xs font-normal text-ink-3">
              {test.icrPass ? `Passes ${stress.icr}%` : `Below ${stress.icr}%`}
            </span>
          </span>
        ),
    },
  ];
}

/** The ways beside each other: a table, or on a phone a card for each. */
export function RefinanceResults({ comparison, today }: { comparison: Comparison; today: string }) {
  const isNarrow = useIsNarrow();
  const facts = factsOf(platformDefaults(today).stress);
  const { ways, best } = comparison;
  const heading = (way: Way) => (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:justify-end">
      {way.name}
      {way === best && <Badge tone="green">Lowest cost</Badge>}
    </span>
  );
  if (isNarrow) {
    return (
      <ul aria-label="Options" className="flex flex-col gap-3">
        {ways.map((way) => (
          <Card as="li" key={way.id}>
            <h2 className="mb-2 font-semibold">{heading(way)}</h2>
            <dl className="num">
              {facts.map(({ name, cell, isSum }) => {
                const text = cell(way);
                return (
                  hasText(text) && (
                    <div
                      key={name}
                      className={`flex justify-between gap-4 border-t border-line-subtle py-1.5 ${isSum ? 'font-semibold' : ''}`}
                    >
                      <dt className="text-sm text-ink-2">{name}</dt>
                      <dd className="text-right">{text}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </Card>
        ))}
      </ul>
    );
  }
  return (
    <Card isPadded={false} className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Options compared</caption>
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="px-4 py-3 text-left text-xs font-medium text-ink-3">
              {`Over ${counted(comparison.months / 12, 'year')}`}
            </th>
            {ways.map((way) => (
              <th key={way.id} scope="col" className="px-4 py-3 text-right font-semibold">
                {heading(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {facts.map(({ name, cell, isSum }) => (
            <tr
              key={name}
              className={`border-b border-line-subtle align-top last:border-0 ${isSum ? 'bg-surface-2 font-semibold' : ''}`}
            >
              <th scope="row" className={`px-4 py-2 text-left ${isSum ? '' : 'font-normal text-ink-2'}`}>
                {name}
              </th>
              {ways.map((way) => {
                const text = cell(way);
                return (
                  <td key={way.id} className="px-4 py-2 text-right whitespace-nowrap">
                    {hasText(text) ? text : <span className="text-ink-3">–</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const hasText = (text: ReactNode) => text !== false && text !== undefined && text !== null;
