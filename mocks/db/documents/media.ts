import type { TablesOf } from '../document-table';

export interface MediaDocuments {}

export const mediaTables = {} satisfies TablesOf<MediaDocuments>;
