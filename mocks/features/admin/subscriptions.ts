// What admins see of members' subscriptions.
import type { OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { authorView } from '../../engine/answers/views';
import type { Schema } from '../../engine/contract/contract';
import type { Database } from '../../engine/db/database';
import { subscriptionAt } from '../subscription/terms';
import { refuseMember } from './refuse-member';

const pageSize = 50;

function lastPayment(db: Database, ownerId: number): Schema<'LastPayment'> | null {
  const row = db.payment.sortedBy('ownerId', ownerId, 'date').at(-1);
  return row === undefined ? null : { date: row.date, total: row.total, status: row.status };
}

export const adminSubscriptionOperations = {
  listSubscriptions(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    const { query, status, planId } = call.filters();
    const words = query?.trim().toLowerCase() ?? '';
    const owners = new Set(db.subscription.all().map(({ ownerId }) => ownerId));
    const rows = [...owners]
      .flatMap((ownerId) => {
        const user = db.user.get(ownerId);
        const row = subscriptionAt(db, ownerId, clock.now());
        return user && row ? [{ user, row }] : [];
      })
      .filter(
        ({ user, row }) =>
          [user.fullName, user.email, user.username].some((each) => each.toLowerCase().includes(words)) &&
          (status === undefined || row.status === status) &&
          (planId === undefined || row.planId === planId),
      )
      .toSorted((a, b) => b.row.updatedAt.localeCompare(a.row.updatedAt) || a.user.id - b.user.id);
    return {
      status: 200,
      body: paged(call, rows, pageSize, ({ user, row }) => ({
        member: authorView(db, user.id),
        email: user.email,
        subscription: { ...row },
        lastPayment: lastPayment(db, user.id),
      })),
    };
  },
} satisfies OperationsOf<'listSubscriptions'>;
