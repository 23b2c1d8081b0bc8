import { cookieFor, expiredCookie } from '../../engine/world/sessions';
import { askForConfirmation } from './mails';
import { countWrongTry, refuseLocked, refuseSuspended } from './tries';
import { reopen } from './security/closure';
import { deviceName } from './security/devices';
import { refuseWithoutSecondStep } from './security/two-step';
import { currentUserView, signedInView } from './view';
import type { OperationsOf } from '../../engine/answers/operation';
import { invalid, Refusal } from '../../engine/requests/refusal';

export const authOperations = {
  getSession(call) {
    const { id, role } = call.me();
    return { status: 200, body: { userId: id, role } };
  },

  getAuthUser: (call) => ({ status: 200, body: currentUserView(call.world, call.me()) }),

  async updateAuthUser(call) {
    const me = call.me();
    const patch = await call.body();
    return { status: 200, body: currentUserView(call.world, call.world.db.user.update(me.id, patch)) };
  },

  async login(call) {
    const { world } = call;
    const body = await call.body();
    const identifier = body.identifier.trim().toLowerCase();
    refuseLocked(call, identifier);
    const user = world.db.user.first('email', identifier) ?? world.db.user.first('username', identifier);
    if (user?.password !== body.password) {
      countWrongTry(call, identifier);
      const message =
        'Those details aren’t right. Check your email or username and password, then try again.';
      throw new Refusal(401, { message, code: 'wrong-password' });
    }
    world.wrongPasswords.delete(identifier);
    refuseWithoutSecondStep(call, user, body.code);
    const opened = reopen(call, user);
    if (opened === 'gone') {
      const message =
        'Those details aren’t right. Check your email or username and password, then try again.';
      throw new Refusal(401, { message, code: 'wrong-password' });
    }
    refuseSuspended(world.db.user.get(user.id) ?? user);
    const device = deviceName(call.request.headers.get('User-Agent'));
    const cookie = cookieFor(world.sessions.open(user.id, { device }), body.remember ?? false);
    return {
      status: 200,
      body: signedInView(world, user.id, opened),
      headers: { 'Set-Cookie': cookie },
    };
  },

  logout(call) {
    const { sessions } = call.world;
    if (call.filters().others) {
      sessions.closeAllOf(call.me().id, { token: call.token });
      return { status: 204 };
    }
    sessions.close(call.token);
    return { status: 204, headers: { 'Set-Cookie': expiredCookie } };
  },

  async confirmEmail(call) {
    const { db } = call.world;
    const { token } = await call.body();
    const user = db.user.first('confirmationToken', token);
    if (user === undefined) {
      throw invalid({ token: ['This link is no longer valid'] }, 'This link is no longer valid');
    }
    db.user.update(user.id, { emailConfirmed: true, confirmationToken: null });
    return { status: 204 };
  },

  async sendEmailConfirmation(call) {
    const me = call.me();
    const { uri } = await call.body();
    askForConfirmation(call.world, me, uri, 'Your email address is already confirmed');
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
