import { sumOf } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { isRunning } from '../summary/portfolio-lets';
import type { Call, Filters, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { todayOf } from '../day';
import { homesOf } from '../properties/list';
import { refuseBrokenTenancy, refuseEarlyIncrease, refuseMove, refuseOverlap } from './tenancy-rules';
import { tenancyView } from './tenancy-view';
import { conflict } from '../../../engine/requests/refusal';

type Tenancy = Row<'tenancy'>;

const pageSize = 50;

const blank = {
  roomId: null,
  endDate: null,
  dueDay: null,
  deposit: null,
  depositScheme: null,
  depositProtectedOn: null,
  prescribedInfoOn: null,
  rightToRentOn: null,
  rightToRentFollowUp: null,
  guarantorId: null,
  lastIncreaseOn: null,
  proposedRent: null,
  proposedFrom: null,
  noticeServed: null,
  documentsServed: {},
  billsIncluded: false,
  pets: false,
} satisfies Partial<Tenancy>;

function totalsOf(tenancies: readonly Schema<'Tenancy'>[]) {
  const running = tenancies.filter(isRunning);
  return {
    rentPcm: sumOf(running.map(({ rentPcm }) => rentPcm)),
    arrears: sumOf(tenancies.map(({ arrears }) => arrears.total)),
  };
}

const orders: Record<
  Filters<'listTenancies'>['sort'] & string,
  (a: Schema<'Tenancy'>, b: Schema<'Tenancy'>) => number
> = {
  startDate: (a, b) => a.startDate.localeCompare(b.startDate),
  '-startDate': (a, b) => b.startDate.localeCompare(a.startDate),
  rent: (a, b) => a.rentPcm - b.rentPcm,
  '-rent': (a, b) => b.rentPcm - a.rentPcm,
};

/** An ended tenancy pays no more: what is only expected after its last day goes, and its recurring payments end. */
function settle(call: Call, tenancy: Readonly<Tenancy>): void {
  const { db } = call.world;
  const { endDate } = tenancy;
  if (tenancy.status !== 'ended' || endDate === null) return;
  for (const each of db.transaction.by('tenancyId', tenancy.id)) {
    if (each.status === 'expected' && each.date > endDate) db.transaction.remove(each.id);
  }
  for (const each of db.recurringPayment.by('tenancyId', tenancy.id)) {
    if (each.startOn > endDate) db.recurringPayment.remove(each.id);
    else if (each.endOn === null || each.endOn > endDate) {
      changeOwn(call, db.recurringPayment, each, { endOn: endDate, count: null });
    }
  }
}

/** A rent that takes effect as proposed is the rise, and the proposal is done with. */
function risen(row: Readonly<Tenancy>, body: Partial<Tenancy>): Partial<Tenancy> {
  const { rent } = body;
  if (rent === undefined || rent === row.rent || rent !== row.proposedRent) return {};
  return { lastIncreaseOn: row.proposedFrom, proposedRent: null, proposedFrom: null };
}

export const tenancyOperations = {
  listTenancies(call) {
    const me = call.me();
    const { db } = call.world;
    const today = todayOf(call);
    const { propertyId, roomId, contactId, status, inArrears, sort = '-startDate' } = call.filters();
    const homes = homesOf(db, me.id, call.filters());
    const tenancies = db.tenancy
      .by('ownerId', me.id)
      .filter((row) => homes === undefined || homes.has(row.propertyId))
      .filter((row) => propertyId === undefined || row.propertyId === propertyId)
      .filter((row) => roomId === undefined || row.roomId === roomId)
      .filter((row) => contactId === undefined || row.tenantIds.includes(contactId))
      .filter((row) => status === undefined || status.includes(row.status))
      .map((row) => tenancyView(db, row, today))
      .filter(({ arrears }) => inArrears === undefined || inArrears === arrears.total > 0)
      .toSorted(orders[sort]);
    const page = paged(call, tenancies, pageSize, (tenancy) => tenancy);
    return { status: 200, body: { ...page, totals: totalsOf(tenancies) } };
  },

  async createTenancy(call) {
    call.me();
    const { db } = call.world;
    const draft = { ...blank, ...(await call.body()) };
    refuseBrokenTenancy(call, draft);
    refuseEarlyIncrease(call, draft);
    refuseOverlap(call, draft);
    const tenancy = addOwn(call, db.tenancy, draft);
    return { status: 201, body: tenancyView(db, tenancy, todayOf(call)) };
  },

  async updateTenancy(call) {
    const { db } = call.world;
    const row = ownRow(call, db.tenancy, 'tenancy');
    const body = await call.body();
    const patch = { ...body, ...risen(row, body) };
    const next = { ...row, ...patch };
    refuseMove(row.status, next.status);
    refuseBrokenTenancy(call, next);
    const isNewProposal = next.proposedFrom !== row.proposedFrom || next.proposedRent !== row.proposedRent;
    if (isNewProposal) refuseEarlyIncrease(call, next);
    refuseOverlap(call, next, row.id);
    const tenancy = changeOwn(call, db.tenancy, row, patch);
    settle(call, tenancy);
    return { status: 200, body: tenancyView(db, tenancy, todayOf(call)) };
  },

  deleteTenancy(call) {
    const { db } = call.world;
    const row = ownRow(call, db.tenancy, 'tenancy');
    const ledger = db.transaction.by('tenancyId', row.id);
    if (ledger.some(({ status }) => status === 'confirmed' || status === 'reconciled')) {
      throw conflict('This tenancy has payments. End it instead to keep its ledger');
    }
    for (const each of ledger) db.transaction.remove(each.id);
    for (const each of db.recurringPayment.by('tenancyId', row.id)) db.recurringPayment.remove(each.id);
    db.tenancy.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listTenancies' | 'createTenancy' | 'updateTenancy' | 'deleteTenancy'>;
