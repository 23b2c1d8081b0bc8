import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/** A profile without what stands in the member's own row. One a member; a newcomer may have none yet. */
export type ProfileRow = Omit<
  Schema<'Profile'>,
  'user' | 'strategies' | 'connectionsVisible' | 'audience' | 'isMine' | 'completeness' | 'stats'
> & {
  id: string;
  audience: Schema<'ProfileAudience'>;
  /** How many pictures were ever uploaded, so that each has a name of its own. */
  uploads: number;
};

type Role = Schema<'CurrentUser'>['userRole']['role'];

interface UserRow {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** Empty for members who only sign in with a linked account. */
  password: string;
  emailConfirmed: boolean;
  confirmationToken: string | null;
  profileImage: string | null;
  headline: string | null;
  role: Role;
  plan: Schema<'CurrentUser'>['plan'];
  avaThreadId: string | null;
  roles: Schema<'MemberRole'>[];
  town: string | null;
  outcode: string | null;
  verified: boolean;
  joinedAt: string;
  lastSeenAt: string | null;
  strategies: Schema<'Strategy'>[];
  phone: string | null;
  status: Schema<'AccountStatus'>;
  suspendedReason: string | null;
  usernameChangedAt: string | null;
  twoFactor: boolean;
  newsletter: boolean;
}

export interface AccountRows {
  user: UserRow;
  /** `device` in words, as `Chrome on Windows`; `lastSeenAt` to the quarter-hour. */
  session: {
    id: number;
    token: string;
    userId: number;
    createdAt: string;
    lastSeenAt?: string;
    device?: string;
    place?: string | null;
  };
  /** Two-step sign-in, being set up or on (the member's `twoFactor`). */
  twoStep: { id: string; userId: number; secret: string; recoveryCodes: string[] };
  /** A closed account; the member's row is suspended meanwhile. */
  closure: { id: string; userId: number; closedAt: string };
  /** `userId` is 0 for an address without an account. */
  mail: { id: number; userId: number; subject: string; link: string; sentAt: string };
  connection: {
    id: number;
    requesterId: number;
    addresseeId: number;
    status: Schema<'Connection'>['status'];
    note: string | null;
    createdAt: string;
    respondedAt: string | null;
  };
  profile: ProfileRow;
  /** What a member set; everything else is as in `mocks/features/profile/members/preferences.ts`. */
  /** `digestSetAt`: when the digest was last set; no day before it is made up for. */
  preference: { id: string; userId: number; given: Schema<'PreferencesUpdate'>; digestSetAt?: string };
  /** Names that were given up and still lead to who had them. */
  formerUsername: { id: string; username: string; userId: number };
  /** `userId` is null for an address without an account, of which nobody is told. */
  passwordReset: {
    id: string;
    email: string;
    userId: number | null;
    token: string;
    createdAt: string;
    usedAt: string | null;
  };
  /** `subject` is provider and e-mail address, as `google hannah@post.example`. */
  linkedSignIn: {
    id: string;
    userId: number;
    provider: Schema<'SignInProvider'>;
    subject: string;
  };
  /** Somebody proved an e-mail address by a provider and may now register. */
  socialRegistration: {
    id: string;
    token: string;
    provider: Schema<'SignInProvider'>;
    email: string;
    createdAt: string;
    usedAt: string | null;
  };
  /** Its status is read off `expiresAt` and `joinedUserId`. */
  invitation: Omit<Schema<'Invitation'>, 'status'> & { mailsSent: string[] };
  /** What one side of a connection noted down; `key` is connection and member, as `12 1`. */
  connectionNote: {
    id: string;
    key: string;
    connectionId: number;
    privateNote: string | null;
    tags: string[];
  };
}

export const accountTables = {
  user: { ids: 'number', by: ['username', 'email', 'confirmationToken'] },
  session: { ids: 'number', by: ['token', 'userId'] },
  twoStep: { ids: 'uuid', by: ['userId'] },
  closure: { ids: 'uuid', by: ['userId'] },
  mail: { ids: 'number', by: ['userId'] },
  connection: { ids: 'number', by: ['requesterId', 'addresseeId'] },
  profile: { ids: 'uuid', by: ['userId'] },
  preference: { ids: 'uuid', by: ['userId'] },
  formerUsername: { ids: 'uuid', by: ['username'] },
  passwordReset: { ids: 'uuid', by: ['token', 'email'] },
  linkedSignIn: { ids: 'uuid', by: ['userId', 'subject'] },
  socialRegistration: { ids: 'uuid', by: ['token'] },
  invitation: { ids: 'uuid', by: ['ownerId', 'code', 'email'] },
  connectionNote: { ids: 'uuid', by: ['key', 'connectionId'] },
} as const satisfies TablesOf<AccountRows>;
