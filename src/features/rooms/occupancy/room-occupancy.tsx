import { useInfiniteQuery } from '@tanstack/react-query';
import { WholeList } from '@/entities/record/whole-list';
import { tenancyQueries } from '@/entities/tenancy/queries';
import { monthAfter } from '@/lib/calendar/month';
import { monthText } from '@/lib/dates/dates';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import type { Room } from '../room-check';
import { daysLet } from './months-let';

interface RoomOccupancyProps {
  propertyId: string;
  rooms: readonly Room[];
  /** ISO day in London. */
  today: string;
}

/** When each room that is let by itself was let in the last twelve months; nothing where none is. */
export function RoomOccupancy({ propertyId, rooms, today }: RoomOccupancyProps) {
  const toLet = rooms.filter(
    ({ rentPcm, currentTenancyId }) => rentPcm !== null || currentTenancyId !== null,
  );
  if (toLet.length === 0) return null;
  return (
    <Card as="section" aria-label="Occupancy">
      <h2 className="mb-3 text-md font-semibold">Occupancy, last 12 months</h2>
      <Timeline propertyId={propertyId} rooms={toLet} today={today} />
    </Card>
  );
}

function Timeline({ propertyId, rooms, today }: RoomOccupancyProps) {
  const list = useInfiniteQuery(tenancyQueries.ofProperty(propertyId));
  const months = Array.from({ length: 12 }, (_, at) => monthAfter(today.slice(0, 7), at - 11));
  return (
    <WholeList list={list} what="the tenancies" loading="occupancy">
      {(tenancies) => (
        <ul className="flex flex-col gap-2.5">
          {rooms.map(({ id, name }) => (
            <RoomYear key={id} name={name} months={months} days={daysLet(id, tenancies, months, today)} />
          ))}
        </ul>
      )}
    </WholeList>
  );
}

interface RoomYearProps {
  name: string;
  months: readonly string[];
  days: readonly { let: number; all: number }[];
}

function RoomYear({ name, months, days }: RoomYearProps) {
  const all = days.reduce((sum, month) => sum + month.all, 0);
  const share = all === 0 ? 0 : days.reduce((sum, month) => sum + month.let, 0) / all;
  const empty = months.filter((_, at) => days[at]?.let === 0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-sm min-[480px]:grid-cols-[8rem_minmax(0,1fr)_4.5rem]">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      <span className="num text-right text-ink-2 min-[480px]:order-last">{`${Math.round(share * 100)}% let`}</span>
      <span aria-hidden className="col-span-full flex gap-0.5 min-[480px]:col-span-1">
        {days.map((month, at) => (
          <span
            key={months[at]}
            title={`${monthText(months[at] ?? '')}: let ${month.let} of ${month.all} days`}
            className={classNames(
              'h-4 flex-1 rounded-[3px]',
              month.let === 0 && 'border border-line bg-surface-2',
              month.let > 0 && (month.let === month.all ? 'bg-teal-ink' : 'bg-teal-ink/45'),
            )}
          />
        ))}
      </span>
      {empty.length > 0 && empty.length < months.length && (
        <span className="sr-only">{`Empty in ${new Intl.ListFormat('en-GB').format(empty.map(monthText))}`}</span>
      )}
    </li>
  );
}
