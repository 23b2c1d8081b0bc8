// What admins did: each act writes one entry, which never changes.
import type { Schema } from '../contract/contract';
import type { Call } from './operation';

type Entry = Pick<Schema<'AuditEntry'>, 'act' | 'subject'> &
  Partial<Pick<Schema<'AuditEntry'>, 'path' | 'before' | 'after'>>;

/** Notes what the admin of this call has just done. */
export function recordAct(
  call: Call,
  { act, subject, path = null, before = null, after = null }: Entry,
): void {
  const { db, clock } = call.world;
  db.auditEntry.add({
    adminId: call.me().id,
    act,
    subject,
    path,
    before,
    after,
    createdAt: clock.now().toISOString(),
  });
}
