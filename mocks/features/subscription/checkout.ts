import type { OperationsOf } from '../../engine/answers/operation';
import { numberOf } from '../../engine/db/table-definition';
import { conflict, forbidden, notFound, tooMany } from '../../engine/requests/refusal';
import { originOf } from '../../engine/requests/site-origin';
import { activateIfPaid, stateAt } from './checkout-sessions';
import { billingAddress } from './provider/billing-address';
import { isRunning, subscriptionAt } from './terms';

const checkoutsAMinute = 5;
const minuteMs = 60_000;

export const checkoutOperations = {
  async subscribe(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { planId, interval } = await call.body();
    const now = clock.now();
    const known = subscriptionAt(db, me.id, now);
    if (known && isRunning(known)) throw conflict('You already have a subscription. Change the plan instead');
    const since = new Date(now.getTime() - minuteMs).toISOString();
    const recent = db.checkoutSession.by('ownerId', me.id).filter(({ createdAt }) => createdAt > since);
    if (recent.length >= checkoutsAMinute) throw tooMany(60);
    const row = db.checkoutSession.add({
      ownerId: me.id,
      sessionId: '',
      planId,
      interval,
      returnUrl: `${originOf(call)}/settings/subscription`,
      outcome: null,
      decidedAt: null,
      createdAt: now.toISOString(),
      completedAt: null,
    });
    const sessionId = `cs_mock_${me.id}_${numberOf(row.id)}`;
    db.checkoutSession.update(row.id, { sessionId });
    const url = billingAddress(call.request, 'checkout', sessionId);
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
    activateIfPaid(db, session, now);
    return { status: 200, body: { status, planId: session.planId, interval: session.interval } };
  },
} satisfies OperationsOf<'subscribe' | 'getCheckoutStatus'>;
