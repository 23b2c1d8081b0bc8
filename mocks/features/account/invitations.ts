import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { preferencesOf } from '../profile/members/preferences';
import { connectedIds } from '../../engine/world/relations';
import type { World } from '../../engine/world/world';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { tooMany } from '../../engine/requests/refusal';
import { userView } from '../profile/view';
import { authorView } from '../../engine/answers/views';

const pageSize = 50;
const dayMs = 24 * 3_600_000;
const holdsMs = 30 * dayMs;
const mailsADay = 100;

function statusOf(row: Readonly<Row<'invitation'>>, now: Date): Schema<'InvitationStatus'> {
  if (row.joinedUserId !== null) return 'joined';
  return Date.parse(row.expiresAt) <= now.getTime() ? 'expired' : 'sent';
}

function invitationView(
  { mailsSent: _, ...row }: Readonly<Row<'invitation'>>,
  now: Date,
): Schema<'Invitation'> {
  return { ...row, status: statusOf({ ...row, mailsSent: [] }, now) };
}

/** Who invites by a code: that of an invitation that still holds, or of a personal link, which is the username. */
export function inviterBy({ db, clock }: Pick<World, 'db' | 'clock'>, code: string) {
  const invitation = db.invitation.first('code', code);
  const holds = invitation && statusOf(invitation, clock.now()) === 'sent' ? invitation : undefined;
  const inviter = holds ? db.user.get(holds.ownerId) : db.user.first('username', code.toLowerCase());
  return inviter?.status === 'active' ? { inviter, invitation: holds } : undefined;
}

/** Members who may be found by their e-mail address, and the addresses of everybody else. */
function sorted(db: Database, meId: number, emails: readonly string[]) {
  const members: Readonly<Row<'user'>>[] = [];
  const others: string[] = [];
  for (const email of new Set(emails.map((each) => each.toLowerCase()))) {
    const user = db.user.first('email', email);
    if (user === undefined || user.status === 'suspended' || !preferencesOf(db, user.id).findByEmail)
      others.push(email);
    else if (user.id !== meId) members.push(user);
  }
  return { members, others };
}

function refuseFlood({ db, clock }: World, ownerId: number, more: number): void {
  const since = new Date(clock.now().getTime() - dayMs).toISOString();
  const sent = db.invitation
    .by('ownerId', ownerId)
    .flatMap(({ mailsSent }) => mailsSent.filter((at) => at > since));
  if (sent.length + more > mailsADay)
    throw tooMany(3600, 'You’ve reached today’s limit for invitations. Try again tomorrow');
}

function invite(call: Call, me: Readonly<Row<'user'>>, email: string, message: string | null, uri: string) {
  const { db, clock } = call.world;
  const now = clock.now();
  const at = now.toISOString();
  const given = {
    message,
    expiresAt: new Date(now.getTime() + holdsMs).toISOString(),
    sentAt: at,
    updatedAt: at,
  };
  const known = db.invitation
    .by('email', email)
    .find((row) => row.ownerId === me.id && row.joinedUserId === null);
  const invitation = known
    ? db.invitation.update(known.id, { ...given, mailsSent: [...known.mailsSent, at] })
    : db.invitation.add({
        ...given,
        ownerId: me.id,
        email,
        code: `invite-${me.id}-${db.invitation.size + 1}`,
        createdAt: at,
        joinedUserId: null,
        mailsSent: [at],
      });
  const link = `${uri}/account/register?invite=${invitation.code}`;
  db.mail.add({ userId: 0, subject: `${me.fullName} invited you to Tiebeam`, link, sentAt: at });
  return invitation;
}

export const invitationOperations = {
  listInvitations(call) {
    const { db, clock } = call.world;
    const { code, status } = call.filters();
    if (code !== undefined) {
      const inviter = inviterBy(call.world, code)?.inviter;
      const body = {
        ...paged(call, [], pageSize, (row: never) => row),
        inviter: inviter ? authorView(db, inviter.id) : null,
        personalCode: inviter?.username ?? null,
      };
      return { status: 200, body };
    }
    const me = call.me();
    const now = clock.now();
    const rows = db.invitation
      .by('ownerId', me.id)
      .filter((row) => status === undefined || statusOf(row, now) === status)
      .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt) || b.id.localeCompare(a.id));
    const page = paged(call, rows, pageSize, (row) => invitationView(row, now));
    return { status: 200, body: { ...page, inviter: authorView(db, me.id), personalCode: me.username } };
  },

  async inviteUsers(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { emails, message, uri } = await call.body();
    const { members, others } = sorted(db, me.id, emails);
    refuseFlood(call.world, me.id, others.length);
    const now = clock.now();
    const mine = connectedIds(db, me.id);
    const body = {
      invitations: others.map((email) => invitationView(invite(call, me, email, message ?? null, uri), now)),
      members: members.map((user) => userView(db, user, me.id, { mine })),
    };
    return { status: 201, body };
  },
} satisfies OperationsOf<'listInvitations' | 'inviteUsers'>;
