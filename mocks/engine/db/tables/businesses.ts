import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

type Derived = 'authUser' | 'type' | 'members' | 'myRole' | 'distanceMiles' | 'verification';

export interface BusinessRows {
  /** The owner is also the first of `members`. */
  business: Omit<Schema<'Business'>, Derived> & {
    ownerId: number;
    typeId: string;
    members: Schema<'BusinessMemberUpdate'>[];
    /** Null before anything was sent. */
    verification: Schema<'BusinessVerification'> | null;
    /** How many pictures were ever uploaded, so that each has a name of its own. */
    uploads: number;
  };
  /** That a member asked a business for a quote; `messageId` is null for one that the seeds tell of. */
  businessEnquiry: {
    id: string;
    businessId: string;
    userId: number;
    messageId: number | null;
    createdAt: string;
  };
  businessReview: Omit<Schema<'BusinessReview'>, 'authUser'> & { businessId: string; authorId: number };
  businessType: Omit<Schema<'BusinessType'>, 'count'>;
}

export const businessTables = {
  business: { ids: 'uuid', by: ['ownerId', 'typeId', 'username'] },
  businessEnquiry: { ids: 'uuid', by: ['businessId', 'userId'] },
  businessReview: { ids: 'uuid', by: ['businessId'] },
  businessType: { ids: 'uuid', by: ['name', 'slug'] },
} as const satisfies TablesOf<BusinessRows>;
