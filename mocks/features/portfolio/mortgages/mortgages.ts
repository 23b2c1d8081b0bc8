import { sumOf } from '@/lib/money/pence';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call, Filters, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { todayOf } from '../day';
import { checkReference } from '../references';
import { followRenewal } from './renewal-links';

type Mortgage = Row<'mortgage'>;

const pageSize = 50;

const blank = {
  companyId: null,
  product: null,
  accountLast4: null,
  fixEnds: null,
  reversionRate: null,
  erc: [],
  overpaymentPct: null,
  productFee: null,
  guarantors: [],
  chargeCode: null,
} satisfies Partial<Mortgage>;

function refuseBroken(
  call: Call,
  mortgage: Omit<Mortgage, 'id' | 'ownerId' | 'createdAt' | 'updatedAt'>,
  id?: string,
) {
  const { startDate, termEnds, fixEnds, balanceAt, rateType, erc, chargeCode } = mortgage;
  const { db } = call.world;
  const problems = new FieldProblems();
  checkReference(call, problems, 'propertyId', 'property', mortgage.propertyId);
  checkReference(call, problems, 'companyId', 'company', mortgage.companyId);
  problems
    .when(termEnds <= startDate, 'termEnds', 'Enter a term end date after the start date')
    .when(fixEnds !== null && fixEnds <= startDate, 'fixEnds', 'Enter a rate end date after the start date')
    .when(fixEnds !== null && fixEnds > termEnds, 'fixEnds', 'Enter a rate end date before the term end date')
    .when(fixEnds !== null && rateType === 'svr', 'fixEnds', 'A standard variable rate has no end date')
    .when(balanceAt > todayOf(call), 'balanceAt', 'Enter a balance date that isn’t in the future')
    .when(
      erc.some((step, index) => index > 0 && step.until <= (erc[index - 1]?.until ?? '')),
      'erc',
      'Enter the early repayment charges in date order',
    );
  if (chargeCode !== null) {
    const charge = db.companyCharge.first('chargeCode', chargeCode);
    const isOfMine = db.company
      .by('ownerId', call.me().id)
      .some(({ number }) => number === charge?.companyNumber);
    const other = db.mortgage
      .by('chargeCode', chargeCode)
      .find((each) => each.ownerId === call.me().id && each.id !== id);
    problems
      .when(
        charge === undefined || !isOfMine,
        'chargeCode',
        'Choose a charge registered to one of your companies',
      )
      .when(
        other !== undefined,
        'chargeCode',
        `This charge is already matched to the ${other?.lender} mortgage`,
      );
  }
  problems.refuse();
}

function followFix(call: Call, mortgage: Readonly<Mortgage>): void {
  const known = call.world.db.renewalDate
    .by('mortgageId', mortgage.id)
    .find(({ kind }) => kind === 'mortgage_fix');
  const { id: mortgageId, propertyId, lender } = mortgage;
  followRenewal(call, known, 'mortgage_fix', mortgage.fixEnds, {
    mortgageId,
    propertyId,
    reference: lender.slice(0, 80),
  });
}

const orders: Record<Filters<'listMortgages'>['sort'] & string, (a: Mortgage, b: Mortgage) => number> = {
  lender: (a, b) => a.lender.localeCompare(b.lender),
  // Loans without a fixed rate come last.
  fixEnds: (a, b) => (a.fixEnds ?? '9999').localeCompare(b.fixEnds ?? '9999'),
  '-balance': (a, b) => b.balance - a.balance,
  '-rate': (a, b) => b.rate - a.rate,
};

function totalsOf(mortgages: readonly Mortgage[]) {
  const balance = sumOf(mortgages.map((each) => each.balance));
  const weighted = mortgages.reduce((sum, each) => sum + each.balance * each.rate, 0);
  return {
    balance,
    monthlyPayment: sumOf(mortgages.map((each) => each.monthlyPayment)),
    weightedRate: balance > 0 ? Math.round((weighted / balance) * 100) / 100 : null,
  };
}

export const mortgageOperations = {
  listMortgages(call) {
    const me = call.me();
    const { propertyId, companyId, fixEndsBefore, sort = 'fixEnds' } = call.filters();
    const rows = call.world.db.mortgage
      .by('ownerId', me.id)
      .filter((row) => propertyId === undefined || row.propertyId === propertyId)
      .filter((row) => companyId === undefined || row.companyId === companyId)
      .filter((row) => fixEndsBefore === undefined || (row.fixEnds !== null && row.fixEnds < fixEndsBefore))
      .toSorted(orders[sort]);
    return { status: 200, body: { ...paged(call, rows, pageSize, (row) => row), totals: totalsOf(rows) } };
  },

  async createMortgage(call) {
    call.me();
    const body = await call.body();
    const balanceHistory = [{ on: body.balanceAt, balance: body.balance }];
    const draft = { ...blank, ...body, balanceHistory };
    refuseBroken(call, draft);
    const mortgage = addOwn(call, call.world.db.mortgage, draft);
    followFix(call, mortgage);
    return { status: 201, body: mortgage };
  },

  async updateMortgage(call) {
    const { mortgage: table } = call.world.db;
    const row = ownRow(call, table, 'mortgage');
    const body = await call.body();
    const next = { ...row, ...body };
    refuseBroken(call, next, row.id);
    const isNewBalance = next.balance !== row.balance || next.balanceAt !== row.balanceAt;
    const earlier = row.balanceHistory.filter(({ on }) => on !== next.balanceAt);
    const balanceHistory = isNewBalance
      ? [...earlier, { on: next.balanceAt, balance: next.balance }].toSorted((a, b) =>
          a.on.localeCompare(b.on),
        )
      : row.balanceHistory;
    const mortgage = changeOwn(call, table, row, { ...body, balanceHistory });
    followFix(call, mortgage);
    return { status: 200, body: mortgage };
  },

  deleteMortgage(call) {
    const { db } = call.world;
    const row = ownRow(call, db.mortgage, 'mortgage');
    for (const each of db.transaction.by('ownerId', row.ownerId)) {
      if (each.mortgageId === row.id) db.transaction.update(each.id, { mortgageId: null });
    }
    for (const each of db.recurringPayment.by('mortgageId', row.id)) db.recurringPayment.remove(each.id);
    for (const each of db.renewalDate.by('mortgageId', row.id)) db.renewalDate.remove(each.id);
    db.mortgage.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listMortgages' | 'createMortgage' | 'updateMortgage' | 'deleteMortgage'>;
