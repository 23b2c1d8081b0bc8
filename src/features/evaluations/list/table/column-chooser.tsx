import { Columns3 } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { openModal } from '@/ui/modal/modal-store';
import { chooseColumns, useColumnChoice } from './column-choice';
import { columns } from './columns';

const openChoice = () =>
  openModal({ id: 'evaluation-columns', title: 'Columns', size: 'sm', content: <ColumnBoxes /> });

const note = 'text-xs text-pretty text-ink-3';

/** Opens the choice of the table's figures. */
export function ColumnChooser() {
  return (
    <Button variant="ghost" icon={<Columns3 aria-hidden size={16} />} onClick={openChoice}>
      Columns
    </Button>
  );
}

/** Each figure as a box; the table follows at once. The widest screens show every standard column, so they need no note. */
export function ColumnBoxes() {
  const { chosen } = useColumnChoice();
  const standard = columns.filter(({ from }) => from !== 'chosen').map(({ sort }): string => sort);
  const shown = chosen ?? standard;
  return (
    <div className="flex flex-col gap-2">
      <ul className="grid grid-cols-2 gap-x-3 gap-y-2">
        {columns.map(({ name, sort }) => {
          const isShown = shown.includes(sort);
          return (
            <li key={sort}>
              <Checkbox
                label={name}
                checked={isShown}
                // A table without any figure would be a list of names.
                disabled={isShown && shown.length === 1}
                onChange={() =>
                  chooseColumns(
                    columns
                      .map((each): string => each.sort)
                      .filter((each) => (each === sort ? !isShown : shown.includes(each))),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      {chosen ? (
        <p className={note}>Saved on this device. Wide tables scroll sideways.</p>
      ) : (
        <p className={`${note} xl:hidden`}>
          Some ticked columns are hidden to fit your screen. Tick or untick a column to show them all.
        </p>
      )}
      {chosen && (
        <Button size="sm" variant="outline" className="self-start" onClick={() => chooseColumns(null)}>
          Reset
        </Button>
      )}
    </div>
  );
}
