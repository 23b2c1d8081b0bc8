import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { read } from '@/api/queries';
import { shortDay } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { tenantNotice } from '@/lib/tenancy/tenancy-terms';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { RentReceivedStrip } from './rent-received-strip';
import { typeNames, type Tenancy } from './tenancy';
import {
  balanceText,
  depositText,
  noticeText,
  paidOnText,
  rentText,
  standing,
  startLabel,
} from './tenancy-text';
import type { LetNames } from './use-let-names';

interface TenancyCardProps {
  tenancy: Tenancy;
  names: LetNames;
  /** ISO day in London. */
  today: string;
  /** The room or home is told too, where the page does not say it. */
  isPlaceShown?: boolean;
  /** A menu at its end. */
  actions?: ReactNode;
}

/** A tenancy at a glance (S46): who, on what terms, what is owed, and how the rent came in the last twelve months. */
export function TenancyCard({ tenancy, names, today, isPlaceShown = false, actions }: TenancyCardProps) {
  const { type, rent, rentPcm, frequency, startDate, endDate, noticeServed, warnings } = tenancy;
  const { text, tone, isSoon } = standing(tenancy, today);
  const isRunning = tenancy.status === 'current' || tenancy.status === 'ending';
  const manager = useManagerName(names.managerId);
  const place = isPlaceShown ? [names.room, names.address] : [names.room];
  const facts: [name: string, value: string, isDue?: boolean][] = [
    [
      'Rent',
      frequency === 'monthly'
        ? rentText(rent, frequency)
        : `${rentText(rent, frequency)} (${formatPounds(rentPcm)} pcm)`,
    ],
    ['Deposit', depositText(tenancy)],
    [startLabel(startDate, today), shortDay(startDate)],
    ['Ends', endDate === null ? 'No end date' : shortDay(endDate)],
    ['Rent due', paidOnText(tenancy)],
    ['Earliest rent increase', isRunning ? shortDay(tenancy.earliestIncreaseOn) : '–'],
    ['Balance', balanceText(tenancy), tenancy.arrears.total > 0],
    ['Tenant’s notice period', tenantNotice(tenancy, names.nation, today) ?? 'As agreed'],
  ];
  return (
    <Card as="article" aria-label={names.tenants}>
      <div className="flex items-start gap-2.5">
        <span aria-hidden className="flex shrink-0 -space-x-2.5 max-[380px]:hidden">
          {names.names.slice(0, 2).map((name) => (
            <Avatar key={name} fullName={name} size={40} />
          ))}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold wrap-anywhere">{names.tenants}</h2>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {[
              typeNames[type] + (names.names.length > 1 ? ', joint' : ''),
              ...place,
              manager && `Managed by ${manager}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-1.5 md:hidden">
            <Badge tone={tone} icon={isSoon ? <Clock size={13} /> : undefined}>
              {text}
            </Badge>
          </p>
        </div>
        <span className="max-md:hidden">
          <Badge tone={tone} icon={isSoon ? <Clock size={13} /> : undefined}>
            {text}
          </Badge>
        </span>
        {actions && <span className="-mt-1 -mr-1.5">{actions}</span>}
      </div>
      {noticeServed !== null && isRunning && (
        <p className="mt-3 flex items-start gap-1.5 text-sm text-ink-2">
          <CalendarX2 aria-hidden size={15} className="mt-0.5 shrink-0" />
          {noticeText(noticeServed)}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="mt-3 flex items-start gap-1.5 text-sm text-amber-ink">
          <TriangleAlert aria-hidden size={15} className="mt-0.5 shrink-0" />
          {warning}
        </p>
      ))}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4">
        {facts.map(([name, value, isDue = false]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className={`num font-medium wrap-anywhere ${isDue ? 'text-red-ink' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {isRunning && (
        <div className="mt-4 border-t border-line-subtle pt-3.5">
          <RentReceivedStrip tenancy={tenancy} today={today} />
        </div>
      )}
    </Card>
  );
}

/** What the agency is called; nothing while it is not known. */
function useManagerName(id: string | null): string | undefined {
  const { data } = useQuery({
    ...read('/property-managers/{id}', { path: { id: id ?? '' } }),
    enabled: id !== null,
  });
  return data?.name;
}
