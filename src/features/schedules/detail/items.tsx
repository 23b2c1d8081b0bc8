import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { byRoom } from '../by-room';
import { itemNote } from '../item-note';
import type { Schedule } from '../schedule-kinds';
import { compareItems, type ItemChange } from './compare';
import { ItemPhotos } from './item-photos';

type Item = Schedule['items'][number];

interface ItemsProps {
  row: Schedule;
  /** What is otherwise than in this one is highlighted. */
  earlier: Schedule | null;
}

/** The items of a schedule by room, each with its photos; compared with an earlier one, what changed and what is missing. */
export function Items({ row, earlier }: ItemsProps) {
  const { kind, items } = row;
  if (items.length === 0) return <p className="text-sm text-ink-2">No items yet</p>;
  const isPriced = kind === 'works' || kind === 'rent';
  const compared = earlier && compareItems(earlier.items, items);
  const placed = items.map((item, place) => ({ ...item, place, changes: compared?.changes[place] ?? [] }));
  return (
    <>
      {compared && (
        <Summary
          changed={placed.filter(({ changes }) => changes.length > 0).length}
          missing={compared.missing}
        />
      )}
      {byRoom(placed).map(({ room, rows }) => (
        <Card key={room} as="section" aria-label={room} className="print:break-inside-avoid">
          <h2 className="mb-1 text-md font-semibold wrap-anywhere">{room}</h2>
          <ul className="text-sm">
            {rows.map((item) => (
              <li key={item.place} className="border-b border-line-subtle py-2 last:border-0">
                <div className="flex items-start justify-between gap-3">
                  <span className="min-w-0">
                    <span className="block wrap-anywhere">{item.name}</span>
                    <span className="num block text-xs text-ink-3 wrap-anywhere">{itemNote(item, kind)}</span>
                    <Changes changes={item.changes} />
                  </span>
                  {isPriced && <span className="num shrink-0">{formatPounds(item.total)}</span>}
                </div>
                <ItemPhotos row={row} place={item.place} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

const Changes = ({ changes }: { changes: readonly ItemChange[] }) =>
  changes.length > 0 && (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {changes.map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );

function Summary({ changed, missing }: { changed: number; missing: readonly Item[] }) {
  return (
    <Card as="section" aria-label="Comparison" className="text-sm">
      <p role="status">
        {changed + missing.length === 0
          ? 'Nothing has changed'
          : `${changed} changed, ${missing.length} missing`}
      </p>
      {missing.length > 0 && (
        <ul aria-label="Missing" className="mt-1.5 text-red-ink">
          {missing.map(({ room, name }, index) => (
            <li key={`${name}-${index}`} className="wrap-anywhere">
              {[room, name].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
