import type { Schemas } from '@/api/contract';
import { registerName } from '../register-name';

/** What the register has of a company, as a new record begins with it. */
export const companyOf = (hit: Schemas['CompanySearchHit']): Partial<Schemas['NewCompany']> => ({
  name: registerName(hit.title),
  number: hit.companyNumber,
  typeId: hit.typeId,
  status: hit.status,
  incorporatedOn: hit.dateOfCreation,
  sicCodes: hit.sicCodes,
  registeredOffice: hit.addressSnippet,
  directors: hit.directors,
  yearEnd: hit.yearEnd,
  nextAccountsOn: hit.nextAccountsOn,
  nextConfirmationOn: hit.nextConfirmationOn,
});
