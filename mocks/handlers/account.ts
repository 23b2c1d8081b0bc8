import type { Schema } from '../contract';
import type { Row } from '../db/database';
import { cookieFor, expiredCookie } from '../sessions';
import type { Call, OperationsOf } from './operation';
import { invalid, Refusal, tooMany } from './refusal';

const allowedTries = 5;
const lockSeconds = 60;
const allowedMails = 5;
const mailWindowMs = 600_000;

function currentUser(me: Readonly<Row<'user'>>): Schema<'CurrentUser'> {
  const { id, username, fullName, profileImage, email, emailConfirmed, avaThreadId, plan, headline } = me;
  const userRole = { role: me.role };
  return {
    id,
    username,
    fullName,
    profileImage,
    email,
    emailConfirmed,
    avaThreadId,
    userRole,
    plan,
    headline,
  };
}

/** Throws 429 while the identifier is locked after too many wrong passwords. */
function refuseLocked({ world }: Call, identifier: string): void {
  const tries = world.wrongPasswords.get(identifier);
  if (tries === undefined || tries.count < allowedTries) return;
  const left = lockSeconds - (world.clock.now().getTime() - tries.lastAt) / 1000;
  if (left > 0) throw tooMany(Math.ceil(left), 'Too many tries. Wait a minute and try again');
  world.wrongPasswords.delete(identifier);
}

export const authOperations = {
  getSession: (call) => ({ status: 200, body: { userId: call.me().id } }),

  getAuthUser: (call) => ({ status: 200, body: currentUser(call.me()) }),

  async updateAuthUser(call) {
    const me = call.me();
    const patch = await call.body();
    return { status: 200, body: currentUser(call.world.db.user.update(me.id, patch)) };
  },

  async login(call) {
    const { world } = call;
    const body = await call.body();
    const identifier = body.identifier.trim().toLowerCase();
    refuseLocked(call, identifier);
    const user = world.db.user.first('email', identifier) ?? world.db.user.first('username', identifier);
    if (user?.password !== body.password) {
      const count = (world.wrongPasswords.get(identifier)?.count ?? 0) + 1;
      world.wrongPasswords.set(identifier, { count, lastAt: world.clock.now().getTime() });
      const message = "That e-mail or password doesn't match";
      throw new Refusal(401, { message, code: 'wrong-password' });
    }
    world.wrongPasswords.delete(identifier);
    const cookie = cookieFor(world.sessions.open(user.id), body.remember ?? false);
    return { status: 200, body: { userId: user.id }, headers: { 'Set-Cookie': cookie } };
  },

  logout(call) {
    call.world.sessions.close(call.token);
    return { status: 204, headers: { 'Set-Cookie': expiredCookie } };
  },

  async confirmEmail(call) {
    const { db } = call.world;
    const { token } = await call.body();
    const user = db.user.first('confirmationToken', token);
    if (user === undefined) {
      throw invalid({ token: ['This link is not valid any more'] }, 'This link is not valid any more');
    }
    db.user.update(user.id, { emailConfirmed: true, confirmationToken: null });
    return { status: 204 };
  },

  async sendEmailConfirmation(call) {
    const { db, clock } = call.world;
    const me = call.me();
    const { uri } = await call.body();
    if (me.emailConfirmed) throw invalid({}, 'Your e-mail address is confirmed already');
    const now = clock.now();
    const since = new Date(now.getTime() - mailWindowMs).toISOString();
    const recent = db.mail.by('userId', me.id).filter((mail) => mail.sentAt > since);
    if (recent.length >= allowedMails) {
      throw tooMany(mailWindowMs / 1000, 'We have sent several e-mails already. Please look for them');
    }
    const token = `confirm-${me.id}-${db.mail.size + 1}`;
    db.user.update(me.id, { confirmationToken: token });
    const link = `${uri}/?token=${token}`;
    db.mail.add({
      userId: me.id,
      subject: 'Confirm your e-mail address',
      link,
      sentAt: now.toISOString(),
    });
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'getSession'
  | 'getAuthUser'
  | 'updateAuthUser'
  | 'login'
  | 'logout'
  | 'confirmEmail'
  | 'sendEmailConfirmation'
>;
