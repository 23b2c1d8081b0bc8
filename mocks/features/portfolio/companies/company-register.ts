// The register of companies (Companies House) as the server passes it on.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { paged } from '../../../engine/answers/paging';
import { badRequest, notFound } from '../../../engine/requests/refusal';

const hitsShown = 20;
const chargesAPage = 20;

const companyTypes: Schema<'CompanyType'>[] = [
  { key: 'ltd', name: 'Private limited company' },
  { key: 'llp', name: 'Limited liability partnership' },
  { key: 'plc', name: 'Public limited company' },
  { key: 'partnership', name: 'Partnership' },
  { key: 'sole_trader', name: 'Sole trader' },
  { key: 'trust', name: 'Trust' },
  { key: 'charity', name: 'Charity' },
];

const hitOf = ({ id: _, ...hit }: Readonly<Row<'registeredCompany'>>): Schema<'CompanySearchHit'> => hit;

/** How well a company answers to the words: 0 is its number or name, then what begins with them, then what has them. */
function rankOf(
  { title, companyNumber }: Readonly<Row<'registeredCompany'>>,
  query: string,
): number | undefined {
  const name = title.toLowerCase();
  if (companyNumber.toLowerCase() === query || name === query) return 0;
  if (name.startsWith(query)) return 1;
  const hasAll = query.split(/\s+/).every((word) => name.includes(word));
  return hasAll || companyNumber.toLowerCase().startsWith(query) ? 2 : undefined;
}

/** The charge with my mortgage for it. That they do not agree is said of my own companies only. */
function chargeView(call: Call, charge: Readonly<Row<'companyCharge'>>, isMine: boolean): Schema<'Charge'> {
  const me = call.me();
  const mortgage = call.world.db.mortgage
    .by('chargeCode', charge.chargeCode)
    .find(({ ownerId }) => ownerId === me.id);
  const isOpen = charge.status !== 'fully_satisfied';
  const isOwed = mortgage !== undefined && mortgage.balance > 0;
  const mismatch = isOpen && !mortgage ? 'unmatched' : !isOpen && isOwed ? 'satisfied_but_owed' : null;
  return { ...charge, mortgageId: mortgage?.id ?? null, mismatch: isMine ? mismatch : null };
}

export const companyRegisterOperations = {
  searchCompanies(call) {
    call.me();
    const query = call.filters().query.trim().toLowerCase();
    if (query.length < 3) throw badRequest('“query”: Use at least 3 characters');
    const hits = call.world.db.registeredCompany
      .all()
      .flatMap((row) => {
        const rank = rankOf(row, query);
        return rank === undefined ? [] : [{ row, rank }];
      })
      .toSorted((a, b) => a.rank - b.rank || a.row.title.localeCompare(b.row.title));
    return { status: 200, body: hits.slice(0, hitsShown).map(({ row }) => hitOf(row)) };
  },

  listCharges(call) {
    const me = call.me();
    const { db } = call.world;
    const { companyNumber } = call.filters();
    const isMine = db.company.by('ownerId', me.id).some(({ number }) => number === companyNumber);
    if (!isMine && db.registeredCompany.first('companyNumber', companyNumber) === undefined) {
      throw notFound('There’s no company with this number');
    }
    const charges = db.companyCharge
      .by('companyNumber', companyNumber)
      .toSorted((a, b) => b.createdOn.localeCompare(a.createdOn));
    return {
      status: 200,
      body: paged(call, charges, chargesAPage, (charge) => chargeView(call, charge, isMine)),
    };
  },

  listCompanyTypes(call) {
    call.me();
    return { status: 200, body: companyTypes };
  },
} satisfies OperationsOf<'searchCompanies' | 'listCharges' | 'listCompanyTypes'>;
