// An account as its owner sees it, and as admins do.
import type { Schema } from '../../engine/contract/contract';
import type { Row, Tables } from '../../engine/db/database';
import { preferencesOf } from '../profile/members/preferences';
import type { World } from '../../engine/world/world';

const usernameHoldsMs = 30 * 24 * 3_600_000;

export const businessIdsOf = (tables: Pick<Tables, 'business'>, userId: number): string[] =>
  tables.business
    .all()
    .flatMap(({ id, members }) => (members.some((each) => each.userId === userId) ? [id] : []));

export const providersOf = (
  tables: Pick<Tables, 'linkedSignIn'>,
  userId: number,
): Schema<'SignInProvider'>[] => tables.linkedSignIn.by('userId', userId).map(({ provider }) => provider);

/** From when on the username may change again: 30 days after the last time; null when it may now. */
export function usernameChangeableAt({ usernameChangedAt }: Readonly<Row<'user'>>, now: Date): string | null {
  if (usernameChangedAt === null) return null;
  const at = Date.parse(usernameChangedAt) + usernameHoldsMs;
  return at > now.getTime() ? new Date(at).toISOString() : null;
}

export function currentUserView(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  me: Readonly<Row<'user'>>,
): Schema<'CurrentUser'> {
  const { id, username, fullName, profileImage, email, emailConfirmed, avaThreadId, plan, headline } = me;
  return {
    id,
    username,
    fullName,
    profileImage,
    email,
    emailConfirmed,
    avaThreadId,
    userRole: { role: me.role },
    plan,
    headline,
    phone: me.phone,
    businessIds: businessIdsOf(db, id),
    preferences: preferencesOf(db, id),
    twoFactor: me.twoFactor,
    providers: providersOf(db, id),
    hasPassword: me.password !== '',
    usernameChangeableAt: usernameChangeableAt(me, clock.now()),
    joinedAt: me.joinedAt,
  };
}

/** What a sign-in is answered with; `opened` as the closure of the account says it. */
export const signedInView = (
  { db }: Pick<World, 'db'>,
  userId: number,
  opened?: string,
): Schema<'SignedIn'> => ({
  userId,
  startPage: preferencesOf(db, userId).startPage,
  ...(opened === 'reopened' && { reopened: true }),
});

/** What admins are told of a member's account. */
export function memberAccountView(
  tables: Pick<Tables, 'business'>,
  user: Readonly<Row<'user'>>,
): Schema<'MemberAccount'> {
  const { id, email, emailConfirmed, phone, role, plan, status, suspendedReason } = user;
  const businessIds = businessIdsOf(tables, id);
  return { email, emailConfirmed, phone, role, plan, status, suspendedReason, businessIds };
}
