import type { TablesOf } from '../document-table';

export interface SubscriptionDocuments {}

export const subscriptionTables = {} satisfies TablesOf<SubscriptionDocuments>;
