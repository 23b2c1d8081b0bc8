import type { TablesOf } from '../document-table';

export interface ChatDocuments {}

export const chatTables = {} satisfies TablesOf<ChatDocuments>;
