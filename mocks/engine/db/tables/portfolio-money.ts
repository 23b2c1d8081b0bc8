import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../document-table';

/** What is worked out from other records or from the day is not kept. */
type Kept<Record, Derived extends keyof Record> = Omit<Record, Derived>;

export interface PortfolioMoneyRows {
  mortgage: Schema<'Mortgage'>;
  tenancy: Kept<Schema<'Tenancy'>, 'rentPcm' | 'depositCap' | 'earliestIncreaseOn' | 'arrears' | 'warnings'>;
  transaction: Schema<'Transaction'>;
  recurringPayment: Kept<Schema<'RecurringPayment'>, 'nextOn' | 'next'> & {
    /** The day the rhythm counts from, when the series goes on from an older one. */
    anchorOn: string | null;
    /** Up to this day all have become transactions, or have been passed over. */
    madeUntil: string;
  };
  renewalDate: Kept<Schema<'RenewalDate'>, 'status' | 'proposedDueOn'>;
  document: Schema<'PortfolioDocument'> & {
    /** The token of `shared`, to be found by. */
    shareToken: string | null;
  };
  folder: Kept<Schema<'Folder'>, 'documentCount'>;
  company: Kept<Schema<'Company'>, 'debt' | 'openCharges'>;
  /** The register of companies, whoever they belong to. */
  registeredCompany: Schema<'CompanySearchHit'> & { id: number };
  companyCharge: Kept<Schema<'Charge'>, 'mortgageId' | 'mismatch'>;
}

export const portfolioMoneyTables = {
  mortgage: { ids: 'uuid', by: ['ownerId', 'chargeCode'] },
  tenancy: { ids: 'uuid', by: ['ownerId', 'propertyId'] },
  transaction: { ids: 'uuid', by: ['ownerId', 'tenancyId', 'recurringId', 'importHash'] },
  recurringPayment: { ids: 'uuid', by: ['ownerId', 'tenancyId', 'mortgageId'] },
  renewalDate: { ids: 'uuid', by: ['ownerId', 'documentId', 'mortgageId', 'companyId'] },
  document: { ids: 'uuid', by: ['ownerId', 'folderId', 'shareToken'] },
  folder: { ids: 'uuid', by: ['ownerId', 'parentId'] },
  company: { ids: 'uuid', by: ['ownerId'] },
  registeredCompany: { ids: 'number', by: ['companyNumber'] },
  companyCharge: { ids: 'uuid', by: ['companyNumber', 'chargeCode'] },
} as const satisfies TablesOf<PortfolioMoneyRows>;
