import type { TablesOf } from '../document-table';

export interface FeedDocuments {}

export const feedTables = {} satisfies TablesOf<FeedDocuments>;
