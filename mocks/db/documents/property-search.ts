import type { TablesOf } from '../document-table';

export interface PropertySearchDocuments {}

export const propertySearchTables = {} satisfies TablesOf<PropertySearchDocuments>;
