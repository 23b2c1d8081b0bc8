import type { TablesOf } from '../document-table';

export interface AccountDocuments {}

export const accountTables = {} satisfies TablesOf<AccountDocuments>;
