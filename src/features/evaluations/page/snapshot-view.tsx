import type { Schemas } from '@/api/contract';
import { percent } from '@/lib/evaluation/formula-step';
import { formatPoundsCompact } from '@/lib/money';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { strategyNames } from './choice-words';

/** A published deal as everybody sees it: no address, a band for the price, no costs of its owner. */
export function SnapshotView({ snapshot }: { snapshot: Schemas['EvaluationSnapshot'] }) {
  const { figures, priceBand } = snapshot;
  const rows = [
    ['Price', `${formatPoundsCompact(priceBand.from)} to ${formatPoundsCompact(priceBand.to)}`],
    ['Gross yield', percent(figures.grossYield)],
    ['Net yield', percent(figures.netYield)],
    ['Return on cash', percent(figures.roi)],
    ['ROCE', percent(figures.roce)],
    ['Interest cover', percent(figures.icr)],
  ];
  return (
    <div className="mx-auto max-w-[620px]">
      <Card>
        <div className="mb-1 flex flex-wrap items-center gap-2.5">
          <h1 className="font-display text-2xl tracking-display font-bold">{snapshot.title}</h1>
          <Badge tone="teal">{strategyNames[snapshot.primary]}</Badge>
        </div>
        <p className="text-sm text-ink-2">{`Published by ${snapshot.owner.fullName}. The address and the costs are theirs to tell.`}</p>
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
