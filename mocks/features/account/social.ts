import type { Schema } from '../../engine/contract/contract';
import type { Row, Tables } from '../../engine/db/database';
import { cookieFor } from '../../engine/world/sessions';
import { reopen } from './security/closure';
import { deviceName } from './security/devices';
import { refuseSuspended } from './tries';
import { signedInView } from './view';
import { identityIn, type Identity } from './social-tokens';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { conflict, invalid, Refusal } from '../../engine/requests/refusal';

type Provider = Schema<'SignInProvider'>;

const names: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };
const proofHoldsMs = 3_600_000;

/** Links a provider's account to a member's. */
export function linkSignIn(
  tables: Pick<Tables, 'linkedSignIn'>,
  userId: number,
  provider: Provider,
  email: string,
): void {
  tables.linkedSignIn.add({ userId, provider, subject: `${provider} ${email}` });
}

/** What a sign-in by a provider proved, for registration. Throws 422 when it was used or is older than an hour. */
export function provenBy({ world: { db, clock } }: Call, token: string) {
  const proof = db.socialRegistration.first('token', token);
  const isOld = proof && Date.parse(proof.createdAt) + proofHoldsMs <= clock.now().getTime();
  if (proof === undefined || proof.usedAt !== null || isOld) {
    const message = 'This sign-up took too long. Start again with Google, Facebook or Apple';
    throw invalid({ registrationToken: [message] }, message);
  }
  return proof;
}

function linkTo(call: Call, me: Readonly<Row<'user'>>, provider: Provider, { email }: Identity): void {
  const { db } = call.world;
  const holder = db.linkedSignIn.first('subject', `${provider} ${email}`);
  if (holder?.userId === me.id) return;
  if (holder) throw conflict(`That ${names[provider]} account is linked to another member`);
  if (db.linkedSignIn.by('userId', me.id).some((each) => each.provider === provider)) {
    throw conflict(`Another ${names[provider]} account is already linked. Unlink it first`);
  }
  linkSignIn(db, me.id, provider, email);
}

function enter(call: Call, provider: Provider, who: Identity | undefined) {
  const { db, sessions, clock } = call.world;
  if (who === undefined) {
    const message = `Couldn’t sign you in with ${names[provider]}. Try again.`;
    throw new Refusal(401, { message, code: 'not-proven' });
  }
  const me = sessions.memberOf(call.token);
  if (me) {
    linkTo(call, me, provider, who);
    return { status: 200 as const, body: signedInView(call.world, me.id) };
  }
  const linked = db.linkedSignIn.first('subject', `${provider} ${who.email}`);
  const user = linked && db.user.get(linked.userId);
  if (user) {
    const opened = reopen(call, user);
    refuseSuspended(db.user.get(user.id) ?? user);
    const device = deviceName(call.request.headers.get('User-Agent'));
    const cookie = cookieFor(sessions.open(user.id, { device }), true);
    return {
      status: 200 as const,
      body: signedInView(call.world, user.id, opened),
      headers: { 'Set-Cookie': cookie },
    };
  }
  if (db.user.first('email', who.email)) {
    throw conflict(
      `You already have an account with ${who.email}. Sign in with your password, then link ${names[provider]} in Settings`,
    );
  }
  const registrationToken = `${provider}-${db.socialRegistration.size + 1}`;
  const createdAt = clock.now().toISOString();
  db.socialRegistration.add({
    token: registrationToken,
    provider,
    email: who.email,
    createdAt,
    usedAt: null,
  });
  return { status: 200 as const, body: { needsRegistration: true as const, ...who, registrationToken } };
}

export const socialOperations = {
  async signInWithGoogle(call) {
    const { credential } = await call.body();
    return enter(call, 'google', identityIn(credential));
  },

  async signInWithFacebook(call) {
    const { accessToken } = await call.body();
    return enter(call, 'facebook', identityIn(accessToken));
  },

  async signInWithApple(call) {
    const { idToken, user } = await call.body();
    const who = identityIn(idToken);
    const appleName = user && `${user.firstName} ${user.lastName}`.trim();
    return enter(call, 'apple', who && { ...who, fullName: appleName || who.fullName });
  },
} satisfies OperationsOf<'signInWithGoogle' | 'signInWithFacebook' | 'signInWithApple'>;
