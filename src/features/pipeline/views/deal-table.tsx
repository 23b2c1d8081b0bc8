import { Link } from '@tanstack/react-router';
import { MoveRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { share } from '@/lib/evaluation/formulas/formula-step';
import { formatWholePounds } from '@/lib/money/money';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import type { Column } from '@/ui/records/column';
import { RecordTable } from '@/ui/records/record-table';
import { TwoLines } from '@/ui/records/two-lines';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { DealCardView } from '../card/deal-card-view';
import { keepFirstClick } from '../card/keep-first-click';
import { daysInStage, nextStep, priceTexts, staleText } from '../model/card-facts';
import { canMove, type DealCard } from '../model/deal-card';
import { ordered, type DealOrder, type DealSortKey } from './deal-order';
import { homeText } from '../model/home-text';
import { nameFor, type StagePreference } from '../model/stages';

interface DealTableProps {
  deals: readonly DealCard[];
  views: readonly StagePreference[];
  order: DealOrder;
  onOrder: (order: DealOrder) => void;
  searchOf: (id: string) => object;
  onMoveTo: (deal: DealCard) => void;
}

/** The same deals in one table, stage by stage as on the board or by a column; cards on a phone. */
export function DealTable({ deals, views, order, onOrder, searchOf, onMoveTo }: DealTableProps) {
  const isNarrow = useIsNarrow();
  const [now] = useState(() => new Date());
  const rows = useMemo(() => ordered(deals, views, order), [deals, views, order]);
  const actionsOf = (deal: DealCard) => <MoveButton deal={deal} onMoveTo={onMoveTo} />;
  if (isNarrow) {
    return (
      <VirtualRows label="Deals" rowName="deal" items={rows} keyOf={idOf} rowHeight={180}>
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
    <Card isPadded={false} className="@container relative overflow-x-auto overflow-y-hidden">
      <RecordTable
        label="Deals in the pipeline"
        rowName="deal"
        rows={rows}
        keyOf={idOf}
        columns={columnsOf(views, now, searchOf)}
        sort={order}
        onSort={onOrder}
        actionsOf={actionsOf}
      />
    </Card>
  );
}

function MoveButton({ deal, onMoveTo }: { deal: DealCard } & Pick<DealTableProps, 'onMoveTo'>) {
  if (!canMove(deal)) return null;
  return (
    <IconButton size="sm" label={`Move “${deal.title}”`} onClick={() => onMoveTo(deal)}>
      <MoveRight aria-hidden size={16} />
    </IconButton>
  );
}

const idOf = ({ id }: DealCard) => id;

/** `at £150,000`, where a figure is worked out at another price than the one shown. */
function atPrice(deal: DealCard): string | undefined {
  const { basis } = priceTexts(deal, formatWholePounds);
  return basis === null ? undefined : `at ${basis}`;
}

function columnsOf(
  views: readonly StagePreference[],
  now: Date,
  searchOf: DealTableProps['searchOf'],
): readonly Column<DealCard, DealSortKey>[] {
  return [
    {
      name: 'Deal',
      sort: 'title',
      cell: (deal) => (
        <span className="block min-w-0">
          <Link
            to="/pipeline"
            search={searchOf(deal.id)}
            resetScroll={false}
            onClick={keepFirstClick}
            className="block font-medium max-md:wrap-anywhere md:truncate text-ink hover:underline"
          >
            {deal.title}
          </Link>
          <span className="block text-xs max-md:wrap-anywhere md:truncate text-ink-3">{homeText(deal)}</span>
        </span>
      ),
    },
    {
      name: 'Stage',
      sort: 'stage',
      cell: ({ pipeline, nation }) => nameFor(views, pipeline.stage, nation),
    },
    {
      name: 'Price',
      sort: 'price',
      isGreatestFirst: true,
      isNumber: true,
      cell: (deal) => {
        const { name, price } = priceTexts(deal, formatWholePounds);
        return <TwoLines main={price} note={name} />;
      },
    },
    {
      name: 'Cash needed',
      sort: 'cash',
      isGreatestFirst: true,
      isNumber: true,
      from: 'medium',
      cell: (deal) => {
        const { cashInvested } = deal.headline;
        return (
          cashInvested !== null && <TwoLines main={formatWholePounds(cashInvested)} note={atPrice(deal)} />
        );
      },
    },
    {
      name: 'ROI',
      sort: 'roi',
      isGreatestFirst: true,
      isNumber: true,
      cell: (deal) =>
        deal.headline.roi !== null && <TwoLines main={share(deal.headline.roi)} note={atPrice(deal)} />,
    },
    {
      name: 'Next action',
      sort: 'due',
      cell: ({ pipeline }) => {
        const step = nextStep(pipeline);
        const stale = staleText(pipeline, now);
        return (
          <span className="block py-1 text-xs/4">
            <span
              className={classNames('line-clamp-2', step.dot === 'overdue' ? 'text-red-ink' : 'text-ink-2')}
            >
              {step.when === step.title ? step.title : `${step.when}: ${step.title}`}
            </span>
            {stale !== null && (
              <span className="block max-md:wrap-anywhere md:truncate text-amber-ink">{stale}</span>
            )}
          </span>
        );
      },
    },
    {
      name: 'Days in stage',
      sort: 'entered',
      isGreatestFirst: true,
      isNumber: true,
      from: 'wide',
      cell: ({ pipeline }) => String(daysInStage(pipeline, now)),
    },
  ];
}
