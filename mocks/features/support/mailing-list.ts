import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { unsubscribeCode } from './seeds/codes';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { forbidden, notFound, tooMany } from '../../engine/requests/refusal';
import { originOf } from '../../engine/requests/site-origin';
import { sendMail } from './mail';

const pageSize = 50;
const joinsAMinute = 20;

type Entry = Readonly<Row<'mailingListEntry'>>;

function refuseFlood(call: Call): void {
  const since = new Date(call.world.clock.now().getTime() - 60_000).toISOString();
  const recent = call.world.db.mailingListEntry.all().filter((row) => row.updatedAt > since);
  if (recent.length >= joinsAMinute)
    throw tooMany(60, 'A lot of people are joining. Wait a minute and try again');
}

export const mailingListOperations = {
  listMailingListEntries(call) {
    const me = call.me();
    const { db } = call.world;
    const { scope = 'mine', topic, subscribed: isSubscribed, query = '' } = call.filters();
    if (scope === 'all' && me.role !== 'admin') throw forbidden('Only admins can see the mailing list');
    const own = db.mailingListEntry.by('email', me.email.toLowerCase());
    const part = query.trim().toLowerCase();
    const rows = (scope === 'mine' ? own : db.mailingListEntry.sorted('createdAt').toReversed())
      .filter((row) => topic === undefined || row.topics.includes(topic))
      .filter((row) => isSubscribed === undefined || (row.unsubscribedAt === null) === isSubscribed)
      .filter((row) => row.email.includes(part));
    const view = (row: Entry): Schema<'MailingListEntry'> => ({
      ...row,
      topics: [...row.topics],
      // With it, anybody could take the person off the list.
      code: scope === 'mine' ? row.code : null,
    });
    return { status: 200, body: paged(call, rows, pageSize, view) };
  },

  async joinMailingList(call) {
    const { db, clock, sessions } = call.world;
    const { email: given, topics } = await call.body();
    refuseFlood(call);
    const email = given.trim().toLowerCase();
    const me = sessions.memberOf(call.token);
    const at = clock.now().toISOString();
    const known = db.mailingListEntry.first('email', email);
    const isMine = me?.email.toLowerCase() === email;
    const kept = isMine || known === undefined || known.unsubscribedAt !== null ? [] : known.topics;
    const patch = {
      topics: [...new Set([...kept, ...topics])],
      consentAt: at,
      unsubscribedAt: null,
      updatedAt: at,
    };
    const entry = known
      ? db.mailingListEntry.update(known.id, patch)
      : db.mailingListEntry.add({ ...patch, email, code: unsubscribeCode(email), createdAt: at });
    const link = `${originOf(call)}/privacy/unsubscribe?code=${entry.code}`;
    sendMail(call, email, 'You’re on the Tiebeam mailing list', link);
    return { status: 200, body: { email: given, topics } };
  },

  leaveMailingList(call) {
    const { db, clock } = call.world;
    const row = db.mailingListEntry.first('code', call.filters().code);
    if (row === undefined) throw notFound('This link is no longer valid');
    const at = clock.now().toISOString();
    if (row.unsubscribedAt === null)
      db.mailingListEntry.update(row.id, { unsubscribedAt: at, updatedAt: at });
    return { status: 204 };
  },
} satisfies OperationsOf<'listMailingListEntries' | 'joinMailingList' | 'leaveMailingList'>;
