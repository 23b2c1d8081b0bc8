import type { Call, OperationsOf } from '../../../engine/answers/operation';
import type { Row } from '../../../engine/db/database';
import { conflict, invalid, Refusal } from '../../../engine/requests/refusal';
import { countWrongTry, refuseLocked } from '../tries';
import { isCodeOf, newRecoveryCodes, newSecret } from './totp';

type Member = Readonly<Row<'user'>>;

const wrongCode = 'That code isn’t right. Codes change every 30 seconds.';
const stepOf = ({ world: { db } }: Call, me: Member) => db.twoStep.first('userId', me.id);

/** Throws 422 for a wrong password, 429 after too many; who has none is let through. */
export function refuseWrongPassword(call: Call, me: Member, currentPassword: string | undefined): void {
  if (me.password === '') return;
  if (currentPassword === undefined) throw invalid({ currentPassword: ['Enter your password'] });
  refuseLocked(call, me.email);
  if (currentPassword === me.password) return;
  countWrongTry(call, me.email);
  throw invalid({ currentPassword: ['That isn’t your current password'] });
}

/** Is it a code of the app, or a recovery code? That is used up then. */
function takesCode(call: Call, step: Readonly<Row<'twoStep'>>, given: string): boolean {
  const { db, clock } = call.world;
  const code = given.replaceAll(' ', '').toLowerCase();
  if (isCodeOf(step.secret, code, clock.now())) return true;
  if (!step.recoveryCodes.includes(code)) return false;
  db.twoStep.update(step.id, { recoveryCodes: step.recoveryCodes.filter((each) => each !== code) });
  return true;
}

/** The second step of a sign-in. Throws 401 with `two-step` when it is missing, with `wrong-code` when it is wrong. */
export function refuseWithoutSecondStep(call: Call, user: Member, code: string | undefined): void {
  const step = stepOf(call, user);
  if (!user.twoFactor || step === undefined) return;
  if (code === undefined) {
    throw new Refusal(401, { message: 'Enter the code from your authenticator app', code: 'two-step' });
  }
  refuseLocked(call, user.email);
  if (takesCode(call, step, code)) return;
  countWrongTry(call, user.email);
  throw new Refusal(401, { message: wrongCode, code: 'wrong-code' });
}

export const twoStepOperations = {
  async beginTwoStep(call) {
    const { db } = call.world;
    const me = call.me();
    const { currentPassword } = await call.body();
    if (me.twoFactor) throw conflict('Two-step sign-in is already on');
    refuseWrongPassword(call, me, currentPassword);
    const earlier = stepOf(call, me);
    if (earlier) db.twoStep.remove(earlier.id);
    const secret = newSecret();
    db.twoStep.add({ userId: me.id, secret, recoveryCodes: [] });
    const uri = `otpauth://totp/Tiebeam:${encodeURIComponent(me.email)}?secret=${secret}&issuer=Tiebeam`;
    return { status: 201, body: { secret, uri } };
  },

  async turnOnTwoStep(call) {
    const { db, clock } = call.world;
    const me = call.me();
    const { code } = await call.body();
    const step = stepOf(call, me);
    if (step === undefined || me.twoFactor) throw conflict('Start the setup again');
    refuseLocked(call, me.email);
    if (!isCodeOf(step.secret, code.replaceAll(' ', ''), clock.now())) {
      countWrongTry(call, me.email);
      throw invalid({ code: [wrongCode] });
    }
    const recoveryCodes = newRecoveryCodes();
    db.twoStep.update(step.id, { recoveryCodes });
    db.user.update(me.id, { twoFactor: true });
    return { status: 200, body: { recoveryCodes } };
  },

  async turnOffTwoStep(call) {
    const { db } = call.world;
    const me = call.me();
    const { code } = await call.body();
    const step = stepOf(call, me);
    if (step === undefined || !me.twoFactor) throw conflict('Two-step sign-in is already off');
    refuseLocked(call, me.email);
    if (!takesCode(call, step, code)) {
      countWrongTry(call, me.email);
      throw invalid({ code: [wrongCode] });
    }
    db.twoStep.remove(step.id);
    db.user.update(me.id, { twoFactor: false });
    return { status: 204 };
  },
} satisfies OperationsOf<'beginTwoStep' | 'turnOnTwoStep' | 'turnOffTwoStep'>;
