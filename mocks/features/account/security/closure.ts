import type { Call, OperationsOf } from '../../../engine/answers/operation';
import type { Row } from '../../../engine/db/database';
import { invalid } from '../../../engine/requests/refusal';
import { expiredCookie } from '../../../engine/world/sessions';
import { isRunning, subscriptionAt } from '../../subscription/terms';
import { refuseWrongPassword } from './two-step';

/** How long a closed account can be opened again, in days. */
const graceDays = 30;
const dayMs = 86_400_000;

/** Nothing more is charged for an account that is closed; what is paid for stays until its end. */
function cancelSubscription(call: Call, me: Readonly<Row<'user'>>): void {
  const { db, clock } = call.world;
  const now = clock.now();
  const row = subscriptionAt(db, me.id, now);
  if (row === undefined || !isRunning(row)) return;
  const status = row.status === 'past_due' ? row.status : 'cancelling';
  const updatedAt = now.toISOString();
  db.subscription.update(row.id, { status, cancelAtPeriodEnd: true, pendingPlanId: 'free', updatedAt });
}

/**
 * Opens an account again that was closed less than 30 days ago.
 * @returns `open` for one that was not closed, `reopened`, or `gone`
 */
export function reopen(call: Call, user: Readonly<Row<'user'>>): 'open' | 'reopened' | 'gone' {
  const { db, clock } = call.world;
  const closure = db.closure.first('userId', user.id);
  if (closure === undefined) return 'open';
  if (Date.parse(closure.closedAt) + graceDays * dayMs <= clock.now().getTime()) return 'gone';
  db.closure.remove(closure.id);
  db.user.update(user.id, { status: 'active', suspendedReason: null });
  return 'reopened';
}

export const closureOperations = {
  async closeAccount(call) {
    const { db, clock, sessions } = call.world;
    const me = call.me();
    const { username, currentPassword } = await call.body();
    if (username !== me.username) throw invalid({ username: ['Enter your username as it’s written above'] });
    refuseWrongPassword(call, me, currentPassword);
    const now = clock.now();
    cancelSubscription(call, me);
    db.closure.add({ userId: me.id, closedAt: now.toISOString() });
    // Hidden from everybody, as a suspended account is.
    db.user.update(me.id, { status: 'suspended', suspendedReason: 'Closed by the member' });
    sessions.closeAllOf(me.id);
    const deletedAt = new Date(now.getTime() + graceDays * dayMs).toISOString();
    return { status: 200, body: { deletedAt }, headers: { 'Set-Cookie': expiredCookie } };
  },
} satisfies OperationsOf<'closeAccount'>;
