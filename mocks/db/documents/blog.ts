import type { TablesOf } from '../document-table';

export interface BlogDocuments {}

export const blogTables = {} satisfies TablesOf<BlogDocuments>;
