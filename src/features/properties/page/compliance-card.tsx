import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleDashed, Clock, Wrench } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { read } from '@/api/queries';
import { ComplianceRing } from '@/entities/property/compliance-ring';
import type { Property } from '@/entities/property/property';
import { shortDate } from '@/lib/dates/day-text';
import { renewalName } from '@/lib/renewals/renewal-names';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';

type Renewal = Schemas['RenewalDate'];

/** Has somebody come for a check: a gas engineer for a gas safety record. */
interface Booking {
  /** `Book gas engineer`. */
  label: string;
  onSelect: () => void;
}

export interface ComplianceCardProps {
  property: Property;
  /** What can be booked for a kind of renewal; nothing for what nobody comes for. */
  bookingOf?: ((property: Property, kind: Renewal['kind']) => Booking | undefined) | undefined;
}

/** Certificates and other dates of a property, those that need somebody first, with the act that ends the first of them. */
export function ComplianceCard({ property, bookingOf }: ComplianceCardProps) {
  const { uuid, figures } = property;
  const query = useQuery(read('/renewal-dates', { query: { propertyId: uuid } }));
  const rows = query.data?.data.filter(({ notApplicable }) => !notApplicable).toSorted(byNeed) ?? [];
  const [booking] = rows.flatMap(({ kind, status }) =>
    status === 'ok' ? [] : (bookingOf?.(property, kind) ?? []),
  );
  return (
    <Card as="section" aria-label="Compliance">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-md font-semibold">Compliance</h2>
        <Link
          to="/portfolio/properties/$uuid/{-$tab}"
          params={{ uuid, tab: 'compliance' }}
          replace
          resetScroll={false}
          className="text-sm text-teal-ink hover:underline max-md:py-2.5"
        >
          All compliance dates
        </Link>
      </div>
      {figures.compliance.total > 0 && (
        <p className="num mb-3 flex items-center gap-2.5 text-sm">
          <ComplianceRing {...figures.compliance} />
          <span aria-hidden>{`${figures.compliance.inDate} of ${figures.compliance.total} in date`}</span>
        </p>
      )}
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            title="Couldn’t load the compliance dates"
            text={adviceText(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isRefetching}
          />
        ) : (
          <Skeleton className="h-32" />
        )
      ) : rows.length === 0 ? (
        <p className="text-sm text-ink-2">No certificates or dates yet.</p>
      ) : (
        <ul className="flex flex-col gap-2.5 text-sm">
          {rows.map((row) => (
            <RenewalLine key={row.id} row={row} />
          ))}
        </ul>
      )}
      {booking && (
        <Button
          variant="soft"
          isFullWidth
          className="mt-4"
          icon={<Wrench aria-hidden size={16} />}
          onClick={booking.onSelect}
        >
          {booking.label}
        </Button>
      )}
    </Card>
  );
}

const ranks: Readonly<Record<Renewal['status'], number>> = {
  overdue: 0,
  missing: 1,
  due_30: 2,
  due_60: 2,
  due_90: 2,
  ok: 3,
  not_applicable: 4,
};

const byNeed = (a: Renewal, b: Renewal) =>
  ranks[a.status] - ranks[b.status] || (a.dueOn ?? '').localeCompare(b.dueOn ?? '');

function RenewalLine({ row: { kind, name, status, dueOn } }: { row: Renewal }) {
  const isOverdue = status === 'overdue';
  const isMissing = status === 'missing';
  const isSoon = status.startsWith('due_');
  const Sign = isOverdue ? CircleAlert : isMissing ? CircleDashed : isSoon ? Clock : CircleCheck;
  const tone = isOverdue ? 'text-red-ink' : isSoon || isMissing ? 'text-amber-ink' : 'text-green-ink';
  return (
    <li className="flex items-center gap-2.5">
      <Sign aria-hidden size={16} className={classNames('shrink-0', tone)} />
      <span className="min-w-0 flex-1 wrap-anywhere">{name ?? renewalName(kind)}</span>
      <span className={classNames('num text-right', (isOverdue || isSoon || isMissing) && tone)}>
        {isMissing || dueOn === null ? 'Date missing' : shortDate(dueOn)}
        {isOverdue && <span className="block text-xs">Overdue</span>}
        {isSoon && <span className="sr-only">, due soon</span>}
      </span>
    </li>
  );
}
