import type { TablesOf } from '../document-table';

export interface KnowledgeBaseDocuments {}

export const knowledgeBaseTables = {} satisfies TablesOf<KnowledgeBaseDocuments>;
