// How far a visit to the payment provider's checkout has got, and the plan that comes of it.
import { addIntervals, dayOfMonth } from '@/lib/money/proration';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { addPayment, isRunning, subscriptionAt, termsName, termsOf } from './terms';

export type Session = Readonly<Row<'checkoutSession'>>;
type State = Schema<'CheckoutStatus'>['status'];

const secondMs = 1000;
/** How long the bank takes to decide, and how long when it is slow: longer than a page asks. */
const decisionMs = { paid: 4 * secondMs, declined: 4 * secondMs, slow: 45 * secondMs };
const expiresAfterMs = 24 * 3600 * secondMs;

/** How far a checkout is at a moment. */
export function stateAt(db: Database, session: Session, now: Date): State {
  const { completedAt, outcome, decidedAt, createdAt, ownerId } = session;
  if (completedAt !== null) return 'complete';
  if (outcome === 'cancelled') return 'cancelled';
  const running = subscriptionAt(db, ownerId, now);
  // Another checkout was faster: nobody pays twice.
  if (running && isRunning(running)) return 'expired';
  if (outcome === null || decidedAt === null) {
    return now.getTime() - Date.parse(createdAt) >= expiresAfterMs ? 'expired' : 'open';
  }
  if (now.getTime() - Date.parse(decidedAt) < decisionMs[outcome]) return 'processing';
  return outcome === 'declined' ? 'failed' : 'complete';
}

/** A payment that came through makes the plan the member's, whether or not anybody asks for that checkout. */
export function settleCheckouts(db: Database, ownerId: number, now: Date): void {
  for (const session of db.checkoutSession.by('ownerId', ownerId)) activateIfPaid(db, session, now);
}

export function activateIfPaid(db: Database, session: Session, now: Date): void {
  if (session.completedAt === null && stateAt(db, session, now) === 'complete') activate(db, session, now);
}

/** The first payment came through: the plan is the member's. */
function activate(db: Database, { id, ownerId, planId, interval, outcome }: Session, now: Date): void {
  const at = now.toISOString();
  const terms = termsOf(planId, interval);
  const row = {
    ...terms,
    ownerId,
    status: 'active' as const,
    currentPeriodStart: at,
    currentPeriodEnd: addIntervals(now, interval).toISOString(),
    billingDay: dayOfMonth(now),
    cancelAtPeriodEnd: false,
    pendingPlanId: null,
    card: visa(outcome === 'slow' ? '0077' : '4242', now),
    updatedAt: at,
  };
  const earlier = db.subscription.by('ownerId', ownerId)[0];
  if (earlier) db.subscription.update(earlier.id, row);
  else db.subscription.add({ ...row, createdAt: at });
  addPayment(db, ownerId, termsName(terms), terms.amount, at);
  db.user.update(ownerId, { plan: planId });
  db.checkoutSession.update(id, { completedAt: at });
}

/** A card that holds for three years. */
export const visa = (last4: string, now: Date): Schema<'BillingCard'> => ({
  brand: 'Visa',
  last4,
  exp: `08/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
});
