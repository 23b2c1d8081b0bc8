import { useState, type ReactNode } from 'react';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { ScrollBox } from '../page/fields/scroll-box';
import type { SortOrder } from '../queries';
import { useColumnChoice } from './table/column-choice';
import type { Summary } from './table/columns';
import { EvaluationCard } from './table/evaluation-card';
import { EvaluationTable } from './table/evaluation-table';
import { RowMenu, TrashActions } from './actions/row-menu';
import { RowsMap } from './rows-map';
import { SelectBox } from './select-box';
import { SelectionBar } from './actions/selection-bar';
import { useRowActions } from './actions/use-row-actions';

export type ListView = 'table' | 'cards' | 'map';
export type Shelf = 'active' | 'archived' | 'trash';

interface ListRowsProps {
  rows: readonly Summary[];
  view: ListView;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  shelf: Shelf;
}

/** The deals as a table or as cards, each with its menu; several can be selected, to be compared or changed at once. */
export function ListRows({ rows, view, sort, onSort, shelf }: ListRowsProps) {
  const isNarrow = useIsNarrow();
  const acts = useRowActions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const areChosen = useColumnChoice(({ chosen: columns }) => columns !== null);
  const isTrash = shelf === 'trash';
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  const actionsOf = (row: Summary): ReactNode =>
    isTrash ? <TrashActions row={row} acts={acts} /> : <RowMenu row={row} acts={acts} />;
  const selectOf = (row: Summary): ReactNode => (
    <SelectBox row={row} isSelected={chosen.has(row.id)} onSelect={choose} />
  );
  const card = (row: Summary) => (
    <EvaluationCard row={row} actions={actionsOf(row)} select={isTrash ? undefined : selectOf(row)} />
  );
  // What a filter has taken out of sight is not changed with the rest; the order is that in which they were chosen.
  const selected = [...chosen].flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return (
    <>
      {view === 'map' ? (
        <RowsMap rows={rows} renderCard={(row) => <EvaluationCard row={row} actions={actionsOf(row)} />} />
      ) : isNarrow ? (
        <VirtualRows
          label="Evaluations"
          rowName="evaluation"
          items={rows}
          keyOf={({ id }) => id}
          rowHeight={274}
          memory="evaluations"
        >
          {(row) => <div className="pb-3">{card(row)}</div>}
        </VirtualRows>
      ) : view === 'cards' ? (
        <ul
          aria-label="Evaluations"
          className="grid grid-cols-[repeat(auto-fill,minmax(270px,1fr))] gap-4 [&>li]:[contain-intrinsic-size:auto_274px] [&>li]:[content-visibility:auto] print:[&>li]:[content-visibility:visible]"
        >
          {safeRows(rows, 'evaluation', (row) => (
            <li key={row.id} className="min-w-0">
              {card(row)}
            </li>
          ))}
        </ul>
      ) : (
        <Card isPadded={false} className="overflow-hidden">
          <ScrollBox label="Evaluations" isStop={areChosen}>
            <EvaluationTable
              rows={rows}
              sort={sort}
              onSort={onSort}
              actionsOf={actionsOf}
              {...(!isTrash && { selectOf })}
            />
          </ScrollBox>
        </Card>
      )}
      {selected.length > 0 && (
        <SelectionBar
          rows={selected}
          acts={acts}
          isArchive={shelf === 'archived'}
          onClear={() => setChosen(new Set())}
        />
      )}
    </>
  );
}
