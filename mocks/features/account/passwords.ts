import type { Row } from '../../engine/db/database';
import { passwordProblem } from '@/lib/account/password-problem';
import { countWrongTry, refuseLocked } from './tries';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { invalid, tooMany } from '../../engine/requests/refusal';

const cooldownMs = 60_000;
const linkHoldsMs = 3_600_000;

/** Throws 422 when anybody would guess it. */
export function refuseWeak(password: string, own: readonly string[]): void {
  const problem = passwordProblem(password, own);
  if (problem !== undefined) throw invalid({ password: [problem] });
}

function expired() {
  const message = 'This link has expired';
  return invalid({ token: [message] }, message);
}

/** Whose password the link sets; throws 422 when it was used, is too old, or never was. */
function memberByLink({ world: { db, clock } }: Call, token: string) {
  const reset = db.passwordReset.first('token', token);
  const user = reset?.userId == null ? undefined : db.user.get(reset.userId);
  if (reset === undefined || user === undefined || reset.usedAt !== null) throw expired();
  if (Date.parse(reset.createdAt) + linkHoldsMs <= clock.now().getTime()) throw expired();
  return { reset, user };
}

/** Throws 422 when the current password is wrong, 429 after too many tries. */
function refuseStranger(call: Call, me: Readonly<Row<'user'>>, currentPassword: string | undefined): void {
  if (me.password === '') return;
  if (currentPassword === undefined) throw invalid({ currentPassword: ['This field is required'] });
  refuseLocked(call, me.email);
  if (currentPassword === me.password) return;
  countWrongTry(call, me.email);
  throw invalid({ currentPassword: ['That isn’t your current password'] });
}

export const passwordOperations = {
  async requestPasswordReset(call) {
    const { db, clock } = call.world;
    const body = await call.body();
    const email = body.email.toLowerCase();
    const now = clock.now();
    const last = db.passwordReset.by('email', email).at(-1);
    const left = last === undefined ? 0 : Date.parse(last.createdAt) + cooldownMs - now.getTime();
    if (left > 0)
      throw tooMany(
        Math.ceil(left / 1000),
        'We’ve just sent a link. Wait a minute before asking for another',
      );
    const user = db.user.first('email', email);
    const token = `reset-${user?.id ?? 0}-${db.passwordReset.size + 1}`;
    const createdAt = now.toISOString();
    db.passwordReset.add({ email, userId: user?.id ?? null, token, createdAt, usedAt: null });
    if (user) {
      const link = `${body.uri}/account/reset-password?token=${token}`;
      db.mail.add({ userId: user.id, subject: 'Set a new password', link, sentAt: createdAt });
    }
    return { status: 204 };
  },

  async setNewPassword(call) {
    const { db, sessions, clock } = call.world;
    const { token, currentPassword, password } = await call.body();
    if (token === undefined) {
      const me = call.me();
      refuseStranger(call, me, currentPassword);
      refuseWeak(password, [me.fullName, me.username, me.email]);
      if (password === me.password) throw invalid({ password: ['That’s already your password'] });
      db.user.update(me.id, { password });
      sessions.closeAllOf(me.id, { token: call.token });
      return { status: 204 };
    }
    const { reset, user } = memberByLink(call, token);
    refuseWeak(password, [user.fullName, user.username, user.email]);
    const usedAt = clock.now().toISOString();
    for (const { id } of db.passwordReset.by('email', reset.email)) db.passwordReset.update(id, { usedAt });
    // Who had the e-mail has shown that the address is theirs.
    db.user.update(user.id, { password, emailConfirmed: true, confirmationToken: null });
    sessions.closeAllOf(user.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'requestPasswordReset' | 'setNewPassword'>;
