import type { TablesOf } from '../document-table';

export interface SupportDocuments {}

export const supportTables = {} satisfies TablesOf<SupportDocuments>;
