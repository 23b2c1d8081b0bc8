import type { TablesOf } from '../document-table';

export interface BusinessDocuments {}

export const businessTables = {} satisfies TablesOf<BusinessDocuments>;
