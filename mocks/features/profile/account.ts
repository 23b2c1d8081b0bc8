import type { Row } from '../../engine/db/database';
import { noteDigest } from '../notifications/digest';
import { savePreferences } from './members/preferences';
import { notifyPresence } from '../../engine/realtime/presence';
import { connectedIds } from '../../engine/world/relations';
import { usernameProblem } from './members/usernames';
import { countWrongTry, refuseLocked } from '../account/tries';
import { currentUserView, providersOf, usernameChangeableAt } from '../account/view';
import type { Call, OperationsOf, RequestBody } from '../../engine/answers/operation';
import { alreadyRegistered } from './register';
import { userView } from './view';
import { recordAct } from '../../engine/answers/audit';
import { forbidden, invalid, notFound } from '../../engine/requests/refusal';

type Member = Readonly<Row<'user'>>;
type Given = RequestBody<'updateUser'>;

function newUsername({ world: { db, clock } }: Call, me: Member, username: string): Partial<Member> {
  if (username === me.username) return {};
  const problem = usernameProblem(db, username, { userId: me.id });
  if (problem !== undefined) throw invalid({ username: [problem] });
  const from = usernameChangeableAt(me, clock.now());
  if (from !== null) {
    const day = new Date(from).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/London',
    });
    throw invalid({ username: [`You can change your username once every 30 days. Next change: ${day}`] });
  }
  return { username, usernameChangedAt: clock.now().toISOString() };
}

/** Throws 422 for an address in use or a wrong password, 429 after too many wrong ones. */
function newEmail(call: Call, me: Member, given: string, password: string | undefined): Partial<Member> {
  const email = given.toLowerCase();
  if (email === me.email) return {};
  if (call.world.db.user.first('email', email)) throw invalid({ email: [alreadyRegistered] });
  if (me.password !== '') {
    if (password === undefined)
      throw invalid({ currentPassword: ['Enter your password to change your email address'] });
    refuseLocked(call, me.email);
    if (password !== me.password) {
      countWrongTry(call, me.email);
      throw invalid({ currentPassword: ['That isn’t your current password'] });
    }
  }
  return { email, emailConfirmed: false, confirmationToken: null };
}

/** The linked sign-ins to let go. Throws 422 when one is new, or the last way to sign in would go. */
function unlinked({ world: { db } }: Call, me: Member, kept: NonNullable<Given['providers']>) {
  const present = providersOf(db, me.id);
  if (kept.some((each) => !present.includes(each))) {
    throw invalid({ providers: ['Sign in with an account to link it'] });
  }
  if (kept.length === 0 && present.length > 0 && me.password === '') {
    throw invalid({ providers: ['This is your only way to sign in. Set a password first'] });
  }
  return db.linkedSignIn.by('userId', me.id).filter(({ provider }) => !kept.includes(provider));
}

function saveOwn(call: Call, me: Member, given: Given): Member {
  const { db } = call.world;
  if (given.role !== undefined || given.status !== undefined || given.reason !== undefined) {
    throw forbidden(
      me.role === 'admin'
        ? 'You can’t change your own role or suspend yourself'
        : 'Only admins can change roles and suspend accounts',
    );
  }
  const { fullName, phone, newsletter } = given;
  // Everything is checked before anything is saved.
  const gone = given.providers ? unlinked(call, me, given.providers) : [];
  const patch = {
    ...(given.username !== undefined && newUsername(call, me, given.username)),
    ...(given.email !== undefined && newEmail(call, me, given.email, given.currentPassword)),
    ...(fullName !== undefined && { fullName: fullName.trim() }),
    ...(phone !== undefined && { phone }),
    ...(newsletter !== undefined && { newsletter }),
  };
  if (patch.username !== undefined) keepFormerName(call, me, patch.username);
  for (const { id } of gone) db.linkedSignIn.remove(id);
  if (given.preferences) {
    savePreferences(db, me.id, given.preferences);
    noteDigest(call.world, me.id, given.preferences);
    if (given.preferences.showOnline !== undefined) notifyPresence(call.world, me.id);
  }
  return Object.keys(patch).length > 0 ? db.user.update(me.id, patch) : me;
}

/** The old name leads here from now on; one that was mine before is mine again. */
function keepFormerName({ world: { db } }: Call, me: Member, username: string): void {
  const regained = db.formerUsername.first('username', username);
  if (regained) db.formerUsername.remove(regained.id);
  db.formerUsername.add({ username: me.username, userId: me.id });
}

function saveAsAdmin(call: Call, user: Member, given: Given): Member {
  const { db, sessions } = call.world;
  const { role, status, reason, ...more } = given;
  if (Object.keys(more).length > 0) throw forbidden('Only the account holder can change this');
  const isRestored = status === 'active' && user.status === 'suspended';
  if ((status === 'suspended' || isRestored) && reason === undefined)
    throw invalid({ reason: ['Enter a reason'] });
  const isSuspended = (status ?? user.status) === 'suspended';
  if (reason !== undefined && !isSuspended && !isRestored)
    throw invalid({ reason: ['Enter a reason only when you suspend or restore an account'] });
  // Rows are live objects.
  const before = { role: user.role, status: user.status };
  const saved = db.user.update(user.id, {
    ...(role !== undefined && { role }),
    ...(status !== undefined && { status }),
    suspendedReason: isSuspended ? (reason?.trim() ?? user.suspendedReason) : null,
  });
  if (status === 'suspended') sessions.closeAllOf(user.id);
  const about = { subject: user.fullName, path: `/${user.username}` };
  if (role !== undefined && role !== before.role)
    recordAct(call, { ...about, act: 'role', before: before.role, after: role });
  if (status !== undefined && status !== before.status)
    recordAct(call, {
      ...about,
      act: status === 'suspended' ? 'suspend' : 'restore',
      after: isRestored ? (reason?.trim() ?? null) : saved.suspendedReason,
    });
  return saved;
}

export const memberAccountOperations = {
  async updateUser(call) {
    const me = call.me();
    const { db } = call.world;
    const user = db.user.get(call.id());
    if (user === undefined) throw notFound('We couldn’t find that member');
    if (user.id === me.id) {
      return { status: 200, body: currentUserView(call.world, saveOwn(call, me, await call.body())) };
    }
    if (me.role !== 'admin') throw forbidden('You don’t have access to this account');
    const saved = saveAsAdmin(call, user, await call.body());
    const reading = { mine: connectedIds(db, me.id), isAdmin: true };
    return { status: 200, body: userView(db, saved, me.id, reading) };
  },
} satisfies OperationsOf<'updateUser'>;
