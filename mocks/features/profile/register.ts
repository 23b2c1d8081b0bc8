import { connectAtOnce } from '../connections/activity-connections';
import type { RequestBody } from '../../engine/answers/operation';
import { cookieFor } from '../../engine/world/sessions';
import { availabilityOf, usernameProblem } from './members/usernames';
import { inviterBy } from '../account/invitations';
import { sendConfirmation } from '../account/mails';
import { passwordProblem } from '@/lib/account/password-problem';
import { linkSignIn, provenBy } from '../account/social';
import { currentUserView } from '../account/view';
import { emptyBusiness, typeNamed } from '../business/new';
import { refuseTurnedOff } from '../../engine/answers/feature-flags';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { invalid } from '../../engine/requests/refusal';

type Given = RequestBody<'registerUser'>;

export const alreadyRegistered = 'Already registered – sign in instead?';

/** What breaks a rule that the contract cannot say, by field. */
function problemsOf(
  { world: { db } }: Call,
  given: Given,
  email: string | undefined,
): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const name = usernameProblem(db, given.username);
  if (name !== undefined) problems['username'] = [name];
  if (email === undefined) problems['email'] = ['This field is required'];
  else if (db.user.first('email', email)) problems['email'] = [alreadyRegistered];
  if (given.registrationToken === undefined) {
    const own = [given.fullName, given.username, email ?? ''];
    const password =
      given.password === undefined ? 'This field is required' : passwordProblem(given.password, own);
    if (password !== undefined) problems['password'] = [password];
  }
  const isHalf = (given.businessName === undefined) !== (given.businessType === undefined);
  if (isHalf)
    problems[given.businessName === undefined ? 'businessName' : 'businessType'] = ['This field is required'];
  else if (given.businessType !== undefined && typeNamed(db, given.businessType) === undefined) {
    problems['businessType'] = ['Choose one of the business types'];
  }
  return problems;
}

function addMember(call: Call, given: Given, email: string, isProven: boolean) {
  const { db, clock } = call.world;
  const now = clock.now().toISOString();
  return db.user.add({
    username: given.username,
    fullName: given.fullName.trim(),
    email,
    password: isProven ? '' : (given.password ?? ''),
    emailConfirmed: isProven,
    confirmationToken: null,
    profileImage: null,
    headline: null,
    role: 'user',
    plan: 'free',
    avaThreadId: null,
    roles: [given.role],
    town: null,
    outcode: null,
    verified: false,
    joinedAt: now,
    lastSeenAt: now,
    strategies: [],
    phone: null,
    status: 'active',
    suspendedReason: null,
    usernameChangedAt: null,
    twoFactor: false,
    newsletter: given.newsletter ?? false,
  });
}

/** Connects with who invited; a code that holds no more is no error. */
function welcome(call: Call, userId: number, code: string): void {
  const { db, clock } = call.world;
  const by = inviterBy(call.world, code);
  if (by === undefined) return;
  const at = clock.now().toISOString();
  if (by.invitation) db.invitation.update(by.invitation.id, { joinedUserId: userId, updatedAt: at });
  connectAtOnce(call.world, by.inviter.id, userId);
}

export const registerOperations = {
  checkUsername: (call) => ({ status: 200, body: availabilityOf(call.world.db, call.filters().username) }),

  async registerUser(call) {
    refuseTurnedOff(call, 'registration');
    const { db, sessions } = call.world;
    const given = await call.body();
    const proof = given.registrationToken === undefined ? undefined : provenBy(call, given.registrationToken);
    const email = proof?.email ?? given.email?.toLowerCase();
    const problems = problemsOf(call, given, email);
    if (email === undefined || Object.keys(problems).length > 0) throw invalid(problems);
    const me = addMember(call, given, email, proof !== undefined);
    if (proof) {
      linkSignIn(db, me.id, proof.provider, email);
      db.socialRegistration.update(proof.id, { usedAt: me.joinedAt });
    }
    if (given.businessName !== undefined && given.businessType !== undefined) {
      const { businessName: name, businessType: type } = given;
      emptyBusiness(call.world, me, { name: name.trim(), type });
    }
    if (given.uri !== undefined && !me.emailConfirmed) sendConfirmation(call.world, me, given.uri);
    if (given.invite !== undefined) welcome(call, me.id, given.invite);
    const cookie = cookieFor(sessions.open(me.id), false);
    return { status: 201, body: currentUserView(call.world, me), headers: { 'Set-Cookie': cookie } };
  },
} satisfies OperationsOf<'checkUsername' | 'registerUser'>;
