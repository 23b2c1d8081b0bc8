import type { TablesOf } from '../document-table';

export interface PortfolioMoneyDocuments {}

export const portfolioMoneyTables = {} satisfies TablesOf<PortfolioMoneyDocuments>;
