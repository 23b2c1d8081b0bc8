import type { TablesOf } from '../document-table';

export interface AssistantDocuments {}

export const assistantTables = {} satisfies TablesOf<AssistantDocuments>;
