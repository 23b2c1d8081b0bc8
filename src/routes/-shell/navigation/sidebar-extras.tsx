// What the sidebar knows beyond its links. It comes once the first load is over, and moves nothing when it does.
import { useQuery } from '@tanstack/react-query';
import { useConnectionStatus } from '@/realtime/status';
import { CountBadge } from '@/ui/count-badge';
import { badgeCount } from '@/lib/badge-count';
import { connectionDot } from '../connection-dot';
import { figureQueries } from '../figure-queries';

/** What waits behind a sidebar item; nothing where nothing is counted, waits or could be read. */
export function ItemFigure({ to }: { to: string }) {
  if (to === '/conversations') return <UnreadConversations />;
  if (to === '/portfolio') return <OverdueItems />;
  return null;
}

function UnreadConversations() {
  const { data } = useQuery(figureQueries.chat());
  const count = data?.unreadTotal ?? 0;
  return <CountBadge count={count} label={count === 1 ? 'unread conversation' : 'unread conversations'} />;
}

/** Dates, rents and repairs that are overdue, once all are known: the count doesn’t grow while it is looked at. */
function OverdueItems() {
  const dates = useQuery(figureQueries.overdueDates());
  const rents = useQuery(figureQueries.overdueRents());
  const repairs = useQuery(figureQueries.overdueRepairs());
  const text = badgeCount(
    (dates.data?.counts.overdue ?? 0) + (rents.data?.total ?? 0) + (repairs.data?.total ?? 0),
  );
  if (text === '' || dates.isPending || rents.isPending || repairs.isPending) return null;
  return (
    <span className="border-red-line bg-red-bg text-red-ink min-w-5 rounded-[9px] border px-1 text-center text-[11px]/[16px] font-semibold tabular-nums">
      <span aria-hidden>{text}</span>
      <span className="sr-only">{`${text} overdue ${text === '1' ? 'item' : 'items'}`}</span>
    </span>
  );
}

/** On the card of the signed-in person: the plan, and on the picture whether live updates arrive. */
export function AccountFacts() {
  return (
    <>
      <ConnectionDot />
      <PlanChip />
    </>
  );
}

function PlanChip() {
  const { data } = useQuery(figureQueries.plan());
  // A list that the server left out costs the chip, not the frame around every page.
  const plan = data?.plans?.find(({ id }) => id === data.planId);
  if (!plan) return null;
  const isUnpaid = data?.subscription?.status === 'past_due';
  return (
    <span
      className={`pointer-events-none absolute right-3 bottom-2 max-w-24 truncate rounded-[5px] border px-1.5 text-[10px]/4 font-semibold tracking-wider ${
        isUnpaid ? 'border-amber-line bg-amber-bg text-amber-ink' : 'border-line bg-surface-3 text-ink-2'
      }`}
    >
      {isUnpaid ? 'Payment due' : plan.name}
      <span className="sr-only">{isUnpaid ? ` for the ${plan.name} plan` : ' plan'}</span>
    </span>
  );
}

function ConnectionDot() {
  const { status, awaySince } = useConnectionStatus();
  const look = connectionDot(status, awaySince !== null);
  if (look === null) return null;
  return (
    <span
      role="img"
      aria-label={look.label}
      title={look.label}
      className={`border-canvas light:border-surface-1 absolute top-[39px] left-[41px] size-[11px] rounded-full border-2 ${look.className}`}
    />
  );
}
