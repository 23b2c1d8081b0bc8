import type { TablesOf } from '../document-table';

export interface PortfolioDocuments {}

export const portfolioTables = {} satisfies TablesOf<PortfolioDocuments>;
