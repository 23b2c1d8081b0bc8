import type { Schemas } from '@/api/contract';
import { percent, pounds } from '@/lib/evaluation/formulas/formula-step';
import { momentDay } from '@/lib/dates/moment-day';
import { formatPoundsCompact } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';

/** A deal as somebody sees it who has no part in it: its address, exact price and costs only where its owner shows them. */
export function SnapshotView({ snapshot }: { snapshot: Schemas['EvaluationSnapshot'] }) {
  const { figures, price, priceBand, costs, address, expiresAt } = snapshot;
  const hidden = [...(address === null ? ['address'] : []), ...(costs === null ? ['costs'] : [])];
  const priceText =
    price === null
      ? `${formatPoundsCompact(priceBand.from)}–${formatPoundsCompact(priceBand.to)}`
      : pounds(price);
  const isLease = snapshot.primary === 'r2r';
  const rows = [
    ...(isLease ? [] : [['Price', priceText]]),
    ['Gross yield', percent(figures.grossYield)],
    ['Net yield', percent(figures.netYield)],
    ['ROI', percent(figures.roi)],
    ['ROCE', percent(figures.roce)],
    ['Interest cover', percent(figures.icr)],
    ...(costs
      ? (
          [
            ['Stamp duty', costs.stampDuty],
            ['Total cost', costs.totalCost],
            ['Cash needed', costs.cashInvested],
            ['Monthly cash flow', costs.cashFlowPcm],
            ['Money left in', costs.moneyLeftIn],
            ['Profit', costs.profit],
          ] as const
        )
          .filter(([, value]) => value !== null)
          .map(([name, value]) => [name, pounds(value)])
      : []),
  ];
  return (
    <div className="mx-auto max-w-[620px]">
      <Card>
        <div className="mb-1 flex flex-wrap items-center gap-2.5">
          <h1 className="font-display text-2xl tracking-display font-bold">{snapshot.title}</h1>
          <Badge tone="teal">{strategyNames[snapshot.primary]}</Badge>
        </div>
        {address !== null && <p className="text-sm text-ink-2">{address}</p>}
        <p className="text-sm text-pretty text-ink-2">
          {`Shared by ${snapshot.owner.fullName}. ${hidden.length === 0 ? '' : `The owner has hidden the ${hidden.join(' and the ')}.`}`}
          {expiresAt !== null && ` This link works until ${momentDay(expiresAt)}.`}
        </p>
        <dl className="mt-4 text-sm">
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between gap-4 border-b border-line-subtle py-2 last:border-0"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="num font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
