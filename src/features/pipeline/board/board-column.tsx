import { ChevronsLeftRight, ChevronsRightLeft, Plus } from 'lucide-react';
import { memo, useId, useMemo, useRef } from 'react';
import { share } from '@/lib/evaluation/formulas/formula-step';
import { counted } from '@/lib/lists/counted';
import { formatPoundsCompact } from '@/lib/money/money';
import { IconButton } from '@/ui/button/icon-button';
import { classNames } from '@/ui/class-names';
import { useNear } from '@/ui/lazy/use-near';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import type { DealCard, Stage } from '../model/deal-card';
import { columnName, type StagePreference } from '../model/stages';
import { totalsOf } from '../model/totals';
import { DealRow, dropLine } from '../card/deal-row';
import { useBoardTools } from './board-context';

const colours: Readonly<Record<Stage, string>> = {
  sourced: 'bg-chart-8',
  evaluating: 'bg-chart-4',
  viewing: 'bg-chart-5',
  offer_made: 'bg-chart-2',
  offer_accepted: 'bg-chart-1',
  conveyancing: 'bg-chart-3',
  exchanged: 'bg-chart-7',
  completed: 'bg-chart-6',
  lost: 'bg-ink-3',
};

const usualHeight = 168;
/** A column is drawn before it is scrolled into view; one with few deals always. */
const nearMargin = '0px 300px';
const fewDeals = 30;
const draw = (deal: DealCard) => <DealRow deal={deal} />;
const keyOf = ({ id }: DealCard) => id;

interface BoardColumnProps {
  view: StagePreference;
  deals: readonly DealCard[];
  isCollapsed: boolean;
}

/** A stage: what its deals come to, and its deals. It is drawn anew when its own deals change, and not when others do. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { view, deals, isCollapsed } = props;
  const { stage } = view;
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      data-stage={stage}
      className={classNames(
        'flex shrink-0 snap-center flex-col rounded-[14px] bg-[color-mix(in_srgb,var(--surface-1)_60%,var(--canvas))] light:bg-surface-3/60',
        'data-aimed:outline-2 data-aimed:-outline-offset-2 data-aimed:outline-primary',
        isCollapsed ? 'w-14 max-md:w-full' : 'w-[256px] max-md:w-full',
      )}
    >
      <ColumnHead headingId={heading} {...{ view, deals, isCollapsed }} />
      {!isCollapsed && <ColumnDeals stage={stage} name={columnName(view, deals)} deals={deals} />}
    </section>
  );
}, isSameColumn);

/** The board makes its lists anew; a column looks at the deals in them. */
function isSameColumn(before: BoardColumnProps, after: BoardColumnProps): boolean {
  return (
    before.view === after.view &&
    before.isCollapsed === after.isCollapsed &&
    before.deals.length === after.deals.length &&
    before.deals.every((deal, index) => deal === after.deals[index])
  );
}

interface ColumnHeadProps extends BoardColumnProps {
  headingId: string;
}

const ColumnHead = memo(function ColumnHead(props: ColumnHeadProps) {
  const { view, deals, isCollapsed, headingId } = props;
  const { onCollapse, onAdd } = useBoardTools();
  const { stage, maxDeals } = view;
  const totals = useMemo(() => totalsOf(deals), [deals]);
  const name = columnName(view, deals);
  const isOver = maxDeals !== null && deals.length > maxDeals;
  return (
    <header className={classNames('px-3 pt-2.5 pb-2', isCollapsed && 'md:px-1.5')}>
      <div className={classNames('flex items-center gap-2', isCollapsed && 'md:flex-col')}>
        <span aria-hidden className={classNames('size-2.5 shrink-0 rounded-[3px]', colours[stage])} />
        <h2
          id={headingId}
          className={classNames(
            'min-w-0 text-sm font-semibold',
            isCollapsed ? 'truncate md:max-h-60 md:[writing-mode:vertical-rl]' : 'wrap-anywhere',
          )}
        >
          {name}
        </h2>
        <span className={classNames('num text-sm', isOver ? 'font-semibold text-amber-ink' : 'text-ink-3')}>
          {maxDeals === null ? totals.count : `${totals.count}/${maxDeals}`}
          <span className="sr-only">{totals.count === 1 ? ' deal' : ' deals'}</span>
        </span>
        <span className={classNames('ml-auto flex', isCollapsed && 'md:ml-0 md:flex-col')}>
          <IconButton size="sm" label={`Add deal to “${name}”`} onClick={() => onAdd(stage)}>
            <Plus aria-hidden size={16} />
          </IconButton>
          <IconButton
            size="sm"
            label={isCollapsed ? `Expand “${name}”` : `Collapse “${name}”`}
            aria-expanded={!isCollapsed}
            className="aria-expanded:bg-transparent aria-expanded:hover:bg-hover"
            onClick={() => onCollapse(stage)}
          >
            {isCollapsed ? (
              <ChevronsLeftRight aria-hidden size={16} />
            ) : (
              <ChevronsRightLeft aria-hidden size={16} />
            )}
          </IconButton>
        </span>
      </div>
      {!isCollapsed && (
        <p className="num mt-0.5 text-xs text-ink-2">
          {deals.length === 0
            ? 'No deals'
            : `${formatPoundsCompact(totals.totalPrice)} · cash ${formatPoundsCompact(totals.cashNeeded)}${
                totals.medianRoi === null ? '' : ` · ROI ${share(totals.medianRoi)}`
              }`}
        </p>
      )}
      {isOver && !isCollapsed && (
        <p className="text-xs text-amber-ink">{`${counted(deals.length - maxDeals, 'deal')} over your limit`}</p>
      )}
    </header>
  );
});

interface ColumnDealsProps {
  stage: Stage;
  name: string;
  deals: readonly DealCard[];
}

/** Beyond thirty deals only those near the view are in the page, and none while the column is far from it. */
const ColumnDeals = memo(function ColumnDeals({ stage, name, deals }: ColumnDealsProps) {
  const { heights } = useBoardTools();
  const scroller = useRef<HTMLDivElement>(null);
  const order = useMemo(() => deals.map(keyOf).join(' '), [deals]);
  const isDrawn = useNear(scroller, nearMargin) || deals.length <= fewDeals;
  return (
    <div
      ref={scroller}
      data-column={stage}
      data-order={order}
      className={classNames(
        'relative min-h-0 flex-1 overflow-y-auto overscroll-y-contain px-2.5 pt-1 pb-1 [scrollbar-width:thin]',
        dropLine,
        'before:inset-x-3.5 before:top-0',
      )}
    >
      {!isDrawn && <div style={{ height: deals.length * usualHeight }} />}
      {isDrawn && deals.length > 0 && (
        <VirtualRows
          label={name}
          rowName="deal"
          items={deals}
          keyOf={keyOf}
          rowHeight={usualHeight}
          scroller={scroller}
          heights={heights}
        >
          {draw}
        </VirtualRows>
      )}
    </div>
  );
});
