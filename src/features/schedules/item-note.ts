import { formatPounds } from '@/lib/money/money';
import { conditionNames, statusNames } from './item-names';
import type { Schedule } from './schedule-kinds';

type Item = Schedule['items'][number];
/** What an item is known by; what it came to is not told to everybody. */
type KnownItem = Pick<Item, 'qty' | 'unit' | 'condition' | 'status' | 'trade' | 'notes'> &
  Partial<Pick<Item, 'actual'>>;

/** What there is to say of an item below its name: `30 m² · To do · Joiner`. */
export const itemNote = (item: KnownItem, kind: Schedule['kind']): string =>
  [
    (item.qty !== 1 || item.unit !== null) &&
      [item.qty.toLocaleString('en-GB'), item.unit].filter(Boolean).join(' '),
    item.condition !== null && conditionNames[item.condition],
    kind === 'works' && statusNames[item.status],
    item.trade,
    kind === 'works' && typeof item.actual === 'number' && `${formatPounds(item.actual)} spent`,
    item.notes,
  ]
    .filter(Boolean)
    .join(' · ');
