import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../document-table';

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

export interface AccountDocuments {
  profile: ProfileRow;
  /** What a member set; everything else is as in `mocks/features/profile/members/preferences.ts`. */
  preference: { id: string; userId: number; given: Schema<'PreferencesUpdate'> };
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
  profile: { ids: 'uuid', by: ['userId'] },
  preference: { ids: 'uuid', by: ['userId'] },
  formerUsername: { ids: 'uuid', by: ['username'] },
  passwordReset: { ids: 'uuid', by: ['token', 'email'] },
  linkedSignIn: { ids: 'uuid', by: ['userId', 'subject'] },
  socialRegistration: { ids: 'uuid', by: ['token'] },
  invitation: { ids: 'uuid', by: ['ownerId', 'code', 'email'] },
  connectionNote: { ids: 'uuid', by: ['key', 'connectionId'] },
} as const satisfies TablesOf<AccountDocuments>;
