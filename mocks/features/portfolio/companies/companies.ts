import { sumOf } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { ownsProperty } from '../references';
import { followRenewal } from '../mortgages/renewal-links';
import { conflict } from '../../../engine/requests/refusal';

type Company = Row<'company'>;

const pageSize = 50;

const blank = {
  number: null,
  incorporatedOn: null,
  sicCodes: [],
  registeredOffice: null,
  directors: [],
  shareholders: [],
  controllers: [],
  yearEnd: null,
  nextAccountsOn: null,
  nextConfirmationOn: null,
  bankRef: null,
} satisfies Partial<Company>;

/** Legal forms that every register knows by a number. */
const registered: readonly Company['typeId'][] = ['ltd', 'llp', 'plc'];
/** The last day of each month, February long. */
const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function refuseBroken(call: Call, company: Draft<Company>, id?: string): void {
  const { number, typeId, shareholders, yearEnd } = company;
  const shares = sumOf(shareholders.map(({ share }) => share));
  const [month = 1, day = 1] = (yearEnd ?? '01-01').split('-').map(Number);
  new FieldProblems()
    .when(number === null && registered.includes(typeId), 'number', 'Enter the company number')
    .when(
      shareholders.length > 0 && shares !== 100,
      'shareholders',
      `The shares add up to ${shares}%, not 100%`,
    )
    .when(day > (lastDays[month - 1] ?? 31), 'yearEnd', 'Enter a real date')
    .refuse();
  const known = call.world.db.company
    .by('ownerId', call.me().id)
    .find((each) => number !== null && each.number === number && each.id !== id);
  if (known !== undefined) throw conflict(`${known.name} already has the number ${number}`);
}

const mortgagesOf = (call: Call, companyId: string) =>
  call.world.db.mortgage.by('ownerId', call.me().id).filter((each) => each.companyId === companyId);

function viewOf(call: Call, company: Readonly<Company>): Schema<'Company'> {
  const charges =
    company.number === null ? [] : call.world.db.companyCharge.by('companyNumber', company.number);
  return {
    ...company,
    debt: sumOf(mortgagesOf(call, company.id).map(({ balance }) => balance)),
    openCharges: charges.filter(({ status }) => status !== 'fully_satisfied').length,
  };
}

function followFilings(call: Call, company: Readonly<Company>): void {
  const renewals = call.world.db.renewalDate.by('companyId', company.id);
  const filings = [
    ['accounts', company.nextAccountsOn],
    ['confirmation_statement', company.nextConfirmationOn],
  ] as const;
  for (const [kind, dueOn] of filings) {
    const known = renewals.find((each) => each.kind === kind);
    followRenewal(call, known, kind, dueOn, { companyId: company.id });
  }
}

export const companyOperations = {
  listCompanies(call) {
    const me = call.me();
    const rows = call.world.db.company.by('ownerId', me.id).toSorted((a, b) => a.name.localeCompare(b.name));
    return { status: 200, body: paged(call, rows, pageSize, (row) => viewOf(call, row)) };
  },

  async createCompany(call) {
    call.me();
    const draft = { ...blank, ...(await call.body()) };
    refuseBroken(call, draft);
    const company = addOwn(call, call.world.db.company, draft);
    followFilings(call, company);
    return { status: 201, body: viewOf(call, company) };
  },

  async updateCompany(call) {
    const { company: table } = call.world.db;
    const row = ownRow(call, table, 'company');
    const body = await call.body();
    refuseBroken(call, { ...row, ...body }, row.id);
    const company = changeOwn(call, table, row, body);
    followFilings(call, company);
    return { status: 200, body: viewOf(call, company) };
  },

  deleteCompany(call) {
    const { db } = call.world;
    const row = ownRow(call, db.company, 'company');
    if (ownsProperty(call, row.id))
      throw conflict(`${row.name} owns one of your properties. Choose another owner for it first`);
    const [mortgage] = mortgagesOf(call, row.id);
    if (mortgage !== undefined) throw conflict(`${row.name} has a mortgage with ${mortgage.lender}`);
    for (const each of db.renewalDate.by('companyId', row.id)) db.renewalDate.remove(each.id);
    db.company.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listCompanies' | 'createCompany' | 'updateCompany' | 'deleteCompany'>;
