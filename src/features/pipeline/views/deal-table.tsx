import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { share } from '@/lib/evaluation/formulas/formula-step';
import { formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { DealCardView } from '../card/deal-card-view';
import { daysInStage, nextStep, priceOf, staleText } from '../model/card-facts';
import { canMove, type DealCard } from '../model/deal-card';
import { homeText } from '../model/home-text';
import { columnOf } from '../model/moves';
import { nameFor, type StagePreference } from '../model/stages';

interface DealTableProps {
  deals: readonly DealCard[];
  views: readonly StagePreference[];
  searchOf: (id: string) => object;
  onMoveTo: (deal: DealCard) => void;
}

/** The same deals in one table, stage by stage as on the board; cards on a phone. */
export function DealTable({ deals, views, searchOf, onMoveTo }: DealTableProps) {
  const isNarrow = useIsNarrow();
  const [now] = useState(() => new Date());
  const rows = views.flatMap(({ stage }) => columnOf(deals, stage));
  if (isNarrow) {
    return (
      <VirtualRows label="Deals" rowName="deal" items={rows} keyOf={({ id }) => id} rowHeight={180}>
        {(deal) => (
          <div className="pb-2.5">
            <DealCardView
              deal={deal}
              now={now}
              search={searchOf(deal.id)}
              onMove={canMove(deal) ? () => onMoveTo(deal) : undefined}
              stageNote={nameFor(views, deal.pipeline.stage, deal.nation)}
            />
          </div>
        )}
      </VirtualRows>
    );
  }
  return (
    <Card isPadded={false} className="overflow-x-auto">
      <table className="w-full min-w-[760px] text-sm">
        <caption className="sr-only">Deals in the pipeline</caption>
        <thead className="text-xs text-ink-3">
          <tr className="border-b border-line [&>th]:px-3 [&>th]:py-2 [&>th]:font-medium">
            <th scope="col" className="min-w-[280px] text-left">
              Deal
            </th>
            <th scope="col" className="text-left">
              Stage
            </th>
            <th scope="col" className="text-right">
              Price
            </th>
            <th scope="col" className="text-right">
              Cash needed
            </th>
            <th scope="col" className="text-right">
              ROI
            </th>
            <th scope="col" className="text-left">
              Next action
            </th>
            <th scope="col" className="text-right">
              Days
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((deal) => {
            const { pipeline, headline } = deal;
            const step = nextStep(pipeline);
            const stale = staleText(pipeline, now);
            return (
              <tr
                key={deal.id}
                className="h-10 border-b border-line-subtle last:border-0 hover:bg-hover [&>*]:px-3 [&>*]:py-1.5"
              >
                <th scope="row" className="text-left font-normal">
                  <Link
                    to="/pipeline"
                    search={searchOf(deal.id)}
                    resetScroll={false}
                    className="font-medium text-ink wrap-anywhere hover:underline"
                  >
                    {deal.title}
                  </Link>
                  <span className="block truncate text-xs text-ink-3">{homeText(deal)}</span>
                </th>
                <td className="whitespace-nowrap">{nameFor(views, pipeline.stage, deal.nation)}</td>
                <td className="num text-right">{formatWholePounds(priceOf(deal)[1])}</td>
                <td className="num text-right">
                  {headline.cashInvested === null ? 'n/a' : formatWholePounds(headline.cashInvested)}
                </td>
                <td className="num text-right">{share(headline.roi)}</td>
                <td className={step.dot === 'overdue' ? 'text-red-ink' : 'text-ink-2'}>
                  {step.when === step.title ? step.title : `${step.when}: ${step.title}`}
                  {stale !== null && <span className="block text-xs text-amber-ink">{stale}</span>}
                </td>
                <td className="num text-right">{daysInStage(pipeline, now)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
