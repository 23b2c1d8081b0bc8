import type { TablesOf } from '../document-table';

export interface PipelineDocuments {}

export const pipelineTables = {} satisfies TablesOf<PipelineDocuments>;
