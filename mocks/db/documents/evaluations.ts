import type { TablesOf } from '../document-table';

export interface EvaluationDocuments {}

export const evaluationTables = {} satisfies TablesOf<EvaluationDocuments>;
