import type { Schemas } from '@/api/contract';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { openModal } from '@/ui/modal/modal-store';
import { byRoom } from './by-room';
import { conditionNames, statusNames } from './item-names';

type Schedule = Schemas['Schedule'];
type Item = Schedule['items'][number];

/** Opens a schedule to read: its items by room, its sums and who signed it. */
export const openSchedule = (schedule: Schedule, property: string | undefined) =>
  openModal({
    id: 'schedule',
    title: schedule.title,
    size: 'lg',
    content: <ScheduleView schedule={schedule} property={property} />,
  });

function ScheduleView({ schedule, property }: { schedule: Schedule; property: string | undefined }) {
  const { kind, items, net, vat, contingency, contingencyPct, total, actual, signedBy } = schedule;
  const isPriced = kind === 'works' || kind === 'rent';
  const sums = [
    ['Net', net],
    ['VAT', vat],
    [`Contingency, ${contingencyPct}%`, contingency],
    ['Total', total],
    ['Spent so far', actual],
  ] as const;
  return (
    <div className="flex flex-col gap-4 text-sm">
      {property !== undefined && <p className="text-ink-2">{property}</p>}
      {items.length === 0 && <p className="text-ink-2">No items yet</p>}
      {byRoom(items).map(({ room, rows }) => (
        <section key={room}>
          <h3 className="mb-1 font-semibold">{room}</h3>
          <ul>
            {rows.map((item, index) => (
              <li
                key={`${item.name}-${index}`}
                className="flex items-start justify-between gap-3 border-b border-line-subtle py-1.5 last:border-0"
              >
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{item.name}</span>
                  <span className="num block text-xs text-ink-3 wrap-anywhere">{noteOf(item, kind)}</span>
                </span>
                {isPriced && <span className="num shrink-0">{formatPounds(item.total)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isPriced && (
        <dl className="border-t border-line pt-3">
          {sums
            .filter(([name, amount]) => name === 'Total' || amount > 0)
            .map(([name, amount]) => (
              <div key={name} className="flex justify-between gap-3 py-0.5">
                <dt className="text-ink-2">{name}</dt>
                <dd className="num font-medium">{formatPounds(amount)}</dd>
              </div>
            ))}
        </dl>
      )}
      {signedBy.length > 0 && (
        <ul aria-label="Signed by" className="border-t border-line pt-3 text-ink-2">
          {signedBy.map(({ name, role, on }) => (
            <li key={`${name}-${on}`}>{`Signed by ${name}, ${role}, ${shortDate(on)}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What there is to say of an item below its name. */
const noteOf = (item: Item, kind: Schedule['kind']): string =>
  [
    (item.qty !== 1 || item.unit !== null) &&
      [item.qty.toLocaleString('en-GB'), item.unit].filter(Boolean).join(' '),
    item.condition !== null && conditionNames[item.condition],
    kind === 'works' && statusNames[item.status],
    item.trade,
    item.notes,
  ]
    .filter(Boolean)
    .join(' · ');
