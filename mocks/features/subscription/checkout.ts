import { addIntervals, dayOfMonth } from '@/lib/money/proration';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { numberOf } from '../../engine/db/table-definition';
import type { OperationsOf } from '../../engine/answers/operation';
import { conflict, forbidden, notFound, tooMany } from '../../engine/requests/refusal';
import { addPayment, isRunning, subscriptionAt, termsName, termsOf } from './terms';
import { originOf } from '../../engine/requests/site-origin';

type Session = Readonly<Row<'checkoutSession'>>;
type State = Schema<'CheckoutStatus'>['status'];

const secondMs = 1000;
/** How long after its beginning a checkout is being processed, and done, when somebody asks. */
const processingAfterMs = 2 * secondMs;
const completeAfterMs = 6 * secondMs;
const expiresAfterMs = 24 * 3600 * secondMs;
const checkoutsAMinute = 5;

function stateAt(db: Database, session: Session, now: Date): State {
  if (session.completedAt !== null) return 'complete';
  const age = now.getTime() - Date.parse(session.createdAt);
  const running = subscriptionAt(db, session.ownerId, now);
  // Another checkout was faster: nobody pays twice.
  if (age >= expiresAfterMs || (running && isRunning(running))) return 'expired';
  if (age >= completeAfterMs) return 'complete';
  return age >= processingAfterMs ? 'processing' : 'open';
}

/** The first payment came through: the plan is the member's. */
function activate(db: Database, { id, ownerId, planId, interval }: Session, now: Date): void {
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
    card: {
      brand: 'Visa',
      last4: '4242',
      exp: `08/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
    },
    updatedAt: at,
  };
  const earlier = db.subscription.by('ownerId', ownerId)[0];
  if (earlier) db.subscription.update(earlier.id, row);
  else db.subscription.add({ ...row, createdAt: at });
  addPayment(db, ownerId, termsName(terms), terms.amount, at);
  db.user.update(ownerId, { plan: planId });
  db.checkoutSession.update(id, { completedAt: at });
}

export const checkoutOperations = {
  async subscribe(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { planId, interval } = await call.body();
    const now = clock.now();
    const known = subscriptionAt(db, me.id, now);
    if (known && isRunning(known)) throw conflict('You already have a subscription. Change the plan instead');
    const since = new Date(now.getTime() - 60 * secondMs).toISOString();
    const recent = db.checkoutSession.by('ownerId', me.id).filter(({ createdAt }) => createdAt > since);
    if (recent.length >= checkoutsAMinute) throw tooMany(60);
    const row = db.checkoutSession.add({
      ownerId: me.id,
      sessionId: '',
      planId,
      interval,
      createdAt: now.toISOString(),
      completedAt: null,
    });
    const sessionId = `cs_mock_${me.id}_${numberOf(row.id)}`;
    db.checkoutSession.update(row.id, { sessionId });
    // There is no payment provider here: the way to it leads straight back.
    const url = `${originOf(call)}/settings/subscription?sessionId=${sessionId}`;
    return { status: 201, body: { url, sessionId } };
  },

  getCheckoutStatus(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const session = db.checkoutSession.first('sessionId', call.filters().sessionId);
    if (session === undefined) throw notFound('We couldn’t find that checkout');
    if (session.ownerId !== me.id) throw forbidden('You don’t have access to this checkout');
    const now = clock.now();
    const status = stateAt(db, session, now);
    if (status === 'complete' && session.completedAt === null) activate(db, session, now);
    return { status: 200, body: { status, planId: session.planId, interval: session.interval } };
  },
} satisfies OperationsOf<'subscribe' | 'getCheckoutStatus'>;
