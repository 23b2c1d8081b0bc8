import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { readMoment, unknownDate } from '@/lib/dates/dates';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { planChoices } from '../members/members-search';
import { subscriptionStates } from './subscriptions-search';

type Row = Schemas['MemberSubscription'];
type Subscription = Schemas['Subscription'];
type Payment = NonNullable<Row['lastPayment']>;

const planName = (id: Schemas['PlanId']) => planChoices.find(({ value }) => value === id)?.label ?? id;

/** `Pro, £19 per month` */
export const planText = ({ planId, amount, interval }: Subscription) =>
  `${planName(planId)}, ${formatPounds(amount)} per ${interval}`;

/** The day in London: `3 June 2026`. */
export function dayIn(moment: string): string {
  const at = readMoment(moment);
  return at === null ? unknownDate : shortDay(londonDay(at));
}

const paidTexts: Readonly<Record<Payment['status'], string>> = {
  paid: 'paid',
  failed: 'failed',
  open: 'due',
  refunded: 'refunded',
};

/** `£19 paid on 7 November 2026` */
export const paymentText = ({ total, status, date }: Payment) =>
  `${formatPounds(total)} ${paidTexts[status]} on ${dayIn(date)}`;

/** What comes at the end of the period. */
export function nextText({
  status,
  pendingPlanId,
  cancelAtPeriodEnd,
  currentPeriodEnd,
}: Subscription): string {
  const day = dayIn(currentPeriodEnd);
  if (status === 'cancelled') return `Ended ${day}`;
  if (status === 'past_due') return `Due ${day}`;
  if (cancelAtPeriodEnd) return `Ends ${day}`;
  return pendingPlanId === null ? `Renews ${day}` : `Changes to ${planName(pendingPlanId)} on ${day}`;
}

/** What admins see of a subscription. */
export const subscriptionColumns: readonly Column<Row>[] = [
  {
    name: 'Member',
    cell: ({ member, email }) => (
      <span className="block min-w-0">
        <Link
          to="/$username"
          params={{ username: member.username }}
          className="block truncate font-medium text-ink hover:underline max-md:whitespace-normal max-md:wrap-anywhere"
        >
          {member.fullName}
        </Link>
        <span className="block truncate text-xs text-ink-3 max-md:whitespace-normal max-md:wrap-anywhere">
          {email}
        </span>
      </span>
    ),
  },
  {
    name: 'Plan',
    cell: ({ subscription }) => <span className="num">{planText(subscription)}</span>,
  },
  {
    name: 'Status',
    cell: ({ subscription: { status } }) => {
      const [text, tone] = subscriptionStates[status];
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  { name: 'Renews or ends', from: 'medium', cell: ({ subscription }) => nextText(subscription) },
  {
    name: 'Last payment',
    from: 'wide',
    cell: ({ lastPayment }) => lastPayment && <span className="num">{paymentText(lastPayment)}</span>,
  },
  {
    name: 'Card',
    from: 'widest',
    cell: ({ subscription: { card } }) =>
      card && <span className="num">{`${card.brand} ${card.last4}`}</span>,
  },
];
