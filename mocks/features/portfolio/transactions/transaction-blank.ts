import type { Row } from '../../../engine/db/database';

/** A transaction of which nothing optional is known. */
export const blankTransaction = {
  propertyId: null,
  tenancyId: null,
  mortgageId: null,
  contactId: null,
  recurringId: null,
  vat: null,
  gross: null,
  fee: null,
  splits: [],
  importHash: null,
  documentIds: [],
  confidence: null,
} satisfies Partial<Row<'transaction'>>;
