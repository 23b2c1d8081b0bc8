import { Link } from '@tanstack/react-router';
import {
  CalendarClock,
  ChevronRight,
  CircleCheckBig,
  KeyRound,
  Landmark,
  PoundSterling,
  ReceiptText,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import type { Scope } from '@/entities/property/scope/scope';
import type { Need } from './needs-of';
import { useNeeds } from './use-needs';
import { Pause } from '@/ui/text/pause';

const icons: Readonly<Record<Need['kind'], LucideIcon>> = {
  money: ReceiptText,
  rent: PoundSterling,
  rate: Landmark,
  renewal: CalendarClock,
  repair: Wrench,
  tenancy: KeyRound,
};

/** How many are shown until all are asked for. */
const firstRows = 8;

/** What needs the owner today, by date and harm (S43). */
export function NeedsCard({ scope }: { scope?: Scope }) {
  const { needs, overdue, isWaiting, failed, retry } = useNeeds(scope);
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? needs : needs.slice(0, firstRows);
  return (
    <Card as="section" aria-labelledby="needs-you">
      <div className="mb-1 flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1 whitespace-nowrap">
        <h2 id="needs-you" className="text-md font-semibold">
          Needs you
        </h2>
        {overdue > 0 && <Badge tone="red">{`${overdue.toLocaleString('en-GB')} overdue`}</Badge>}
        {!isWaiting && needs.length > firstRows && (
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto"
            aria-expanded={isAll}
            onClick={() => setIsAll(!isAll)}
          >
            {isAll ? 'Show fewer' : `Show all ${needs.length}`}
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <p role="alert" className="flex flex-wrap items-center gap-2 pb-2 text-sm text-amber-ink">
          {`Couldn’t load ${failed.join(', ')}.`}
          <Button variant="outline" size="sm" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
      {isWaiting ? (
        <NeedsSkeleton />
      ) : needs.length === 0 && failed.length === 0 ? (
        <EmptyState
          icon={<CircleCheckBig aria-hidden />}
          title="Nothing needs your attention"
          text="Payments to confirm, certificates about to expire and repairs past their deadline appear here."
        />
      ) : (
        <ul className="-mx-2">
          {safeRows(shown, 'item', (need) => (
            <li key={need.id} className="border-b border-line-subtle last:border-0">
              <NeedRow need={need} scope={scope} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function NeedRow({ need, scope = {} }: { need: Need; scope: Scope | undefined }) {
  const { kind, title, text, isOverdue, harm, tenancyId, companyId } = need;
  const Icon = icons[kind];
  const tone = isOverdue
    ? 'bg-red-bg text-red-ink'
    : harm === 1
      ? 'bg-teal-bg text-teal-ink'
      : 'bg-amber-bg text-amber-ink';
  const face = (): ReactNode => (
    <>
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-[9px] ${tone}`}>
        <Icon size={16} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          {isOverdue && <span className="sr-only">Overdue: </span>}
          {title}
          <Pause />
        </span>
        <span className="num block text-xs text-pretty text-ink-3 wrap-anywhere">{text}</span>
      </span>
      <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-3" />
    </>
  );
  const rowClass = 'flex min-h-13 items-center gap-3 rounded-md px-2 py-2';
  if (kind === 'money' || kind === 'rent') {
    return (
      <Link
        to="/portfolio/money"
        search={tenancyId === undefined ? { ...scope } : { tenancy: tenancyId }}
        className={`${rowClass} hover:bg-hover`}
      >
        {face()}
      </Link>
    );
  }
  if (kind === 'rate') {
    return (
      <Link
        to="/portfolio/mortgages"
        search={{ refinance: need.id }}
        className={`${rowClass} hover:bg-hover`}
      >
        {face()}
      </Link>
    );
  }
  if (kind === 'repair') {
    return (
      <Link to="/portfolio/maintenance" search={{ job: need.id }} className={`${rowClass} hover:bg-hover`}>
        {face()}
      </Link>
    );
  }
  if (kind === 'tenancy' && tenancyId !== undefined) {
    return (
      <Link
        to="/portfolio/tenancies"
        search={{ tenancy: tenancyId }}
        className={`${rowClass} hover:bg-hover`}
      >
        {face()}
      </Link>
    );
  }
  if (companyId !== undefined) {
    return (
      <Link
        to="/portfolio/companies"
        search={{ company: companyId }}
        className={`${rowClass} hover:bg-hover`}
      >
        {face()}
      </Link>
    );
  }
  return (
    <Link to="/portfolio/compliance" search={{ renew: need.id }} className={`${rowClass} hover:bg-hover`}>
      {face()}
    </Link>
  );
}

export function NeedsSkeleton() {
  return (
    <div role="status" className="flex flex-col">
      <span className="sr-only">Loading what needs your attention</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex min-h-13 items-center gap-3 py-2">
          <Skeleton className="size-8 rounded-[9px]" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
