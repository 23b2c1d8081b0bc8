import type { Schema } from '../../contract';
import type { TablesOf } from '../document-table';

type Derived = 'authUser' | 'type' | 'members' | 'myRole' | 'distanceMiles';

export interface BusinessDocuments {
  /** The owner is also the first of `members`. */
  business: Omit<Schema<'Business'>, Derived> & {
    ownerId: number;
    typeId: string;
    members: Schema<'BusinessMemberUpdate'>[];
    /** How many pictures were ever uploaded, so that each has a name of its own. */
    uploads: number;
  };
  businessType: Omit<Schema<'BusinessType'>, 'count'>;
}

export const businessTables = {
  business: { ids: 'uuid', by: ['ownerId', 'typeId', 'username'] },
  businessType: { ids: 'uuid', by: ['name', 'slug'] },
} as const satisfies TablesOf<BusinessDocuments>;
