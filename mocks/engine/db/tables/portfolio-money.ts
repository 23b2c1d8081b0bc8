import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/** What is worked out from other records or from the day is not kept. */
type Stored<Record, Derived extends keyof Record> = Omit<Record, Derived>;

export interface PortfolioMoneyRows {
  mortgage: Schema<'Mortgage'>;
  tenancy: Stored<
    Schema<'Tenancy'>,
    'rentPcm' | 'depositCap' | 'earliestIncreaseOn' | 'arrears' | 'warnings'
  >;
  transaction: Schema<'Transaction'>;
  recurringPayment: Stored<Schema<'RecurringPayment'>, 'nextOn' | 'next'> & {
    /** The day the rhythm counts from, when the series goes on from an older one. */
    anchorOn: string | null;
    /** Up to this day all have become transactions, or have been passed over. */
    madeUntil: string;
  };
  renewalDate: Stored<Schema<'RenewalDate'>, 'status' | 'proposedDueOn'> & {
    /** Its owner knows of what came up to this London day. */
    remindedUntil: string;
  };
  /** The address of a member’s calendar; they have one at most. */
  renewalCalendar: { id: string; ownerId: number; token: string };
  document: Schema<'PortfolioDocument'> & {
    /** The token of `shared`, to be found by. */
    shareToken: string | null;
    /** Of the newest version, by which a retry is known; null for the seed’s. */
    clientId: string | null;
  };
  folder: Stored<Schema<'Folder'>, 'documentCount'>;
  company: Stored<Schema<'Company'>, 'debt' | 'openCharges'>;
  /** The register of companies, whoever they belong to. */
  registeredCompany: Schema<'CompanySearchHit'> & { id: number };
  companyCharge: Stored<Schema<'Charge'>, 'mortgageId' | 'mismatch'>;
}

export const portfolioMoneyTables = {
  mortgage: { ids: 'uuid', by: ['ownerId', 'chargeCode'] },
  tenancy: { ids: 'uuid', by: ['ownerId', 'propertyId'] },
  transaction: { ids: 'uuid', by: ['ownerId', 'tenancyId', 'recurringId', 'importHash'] },
  recurringPayment: { ids: 'uuid', by: ['ownerId', 'tenancyId', 'mortgageId'] },
  renewalDate: { ids: 'uuid', by: ['ownerId', 'documentId', 'mortgageId', 'companyId'] },
  renewalCalendar: { ids: 'uuid', by: ['ownerId', 'token'] },
  document: { ids: 'uuid', by: ['ownerId', 'folderId', 'shareToken'] },
  folder: { ids: 'uuid', by: ['ownerId', 'parentId'] },
  company: { ids: 'uuid', by: ['ownerId'] },
  registeredCompany: { ids: 'number', by: ['companyNumber'] },
  companyCharge: { ids: 'uuid', by: ['companyNumber', 'chargeCode'] },
} as const satisfies TablesOf<PortfolioMoneyRows>;
