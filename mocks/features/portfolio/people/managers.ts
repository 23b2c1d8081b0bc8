import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { refuseInUse } from '../summary/portfolio-where-used';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { FieldProblems, matcherOf, portfolioPageSize } from '../fields';
import { ownProperty } from '../properties/mine';
import { byNameOr } from './order';
import { invalid } from '../../../engine/requests/refusal';

type Manager = Readonly<Row<'propertyManager'>>;

const own = (call: Call) => ownRow(call, call.world.db.propertyManager, 'property manager');

function view(call: Call, row: Manager): Schema<'PropertyManager'> {
  const homes = call.world.db.property.by('managerId', row.id);
  return { ...row, propertyIds: homes.map(({ id }) => id) };
}

function refuse(draft: Draft<Row<'propertyManager'>>): void {
  const { contractStart: from, contractEnd: to } = draft;
  new FieldProblems()
    .note('contractEnd', from !== null && to !== null && to < from, 'Enter an end date after the start date')
    .refuse();
}

/** Throws 422 when one of the homes is not mine. */
function refuseHomes(call: Call, ids: readonly string[]): void {
  const me = call.me();
  if (ids.some((id) => call.world.db.property.get(id)?.ownerId !== me.id)) {
    throw invalid({ propertyIds: ['We couldn’t find that property'] });
  }
}

/** Puts a manager in charge of exactly these homes. */
function putInCharge(call: Call, managerId: string, ids: readonly string[]): void {
  const { property } = call.world.db;
  const updatedAt = call.world.clock.now().toISOString();
  for (const { id } of property.by('managerId', managerId)) {
    if (!ids.includes(id)) property.update(id, { managerId: null, updatedAt });
  }
  for (const id of ids) {
    if (property.get(id)?.managerId !== managerId) property.update(id, { managerId, updatedAt });
  }
}

export const managerOperations = {
  listPropertyManagers(call) {
    const me = call.me();
    const { query, propertyId, sort } = call.filters();
    const matches = matcherOf(query);
    const home = propertyId === undefined ? undefined : ownProperty(call, propertyId);
    const rows = call.world.db.propertyManager
      .by('ownerId', me.id)
      .filter(({ id }) => home === undefined || home.managerId === id)
      .filter(({ name, branch, email }) => matches(name, branch, email));
    const body = paged(call, byNameOr(rows, sort), portfolioPageSize, (row) => view(call, row));
    return { status: 200, body };
  },

  async createPropertyManager(call) {
    call.me();
    const { propertyIds = [], ...given } = await call.body();
    const draft = {
      branch: null,
      email: null,
      phone: null,
      vatPct: 20,
      minFee: null,
      contractStart: null,
      contractEnd: null,
      noticeDays: null,
      clientMoneyScheme: null,
      ...given,
    };
    refuse(draft);
    refuseHomes(call, propertyIds);
    const row = addOwn(call, call.world.db.propertyManager, draft);
    putInCharge(call, row.id, propertyIds);
    return { status: 201, body: view(call, row) };
  },

  getPropertyManager(call) {
    return { status: 200, body: view(call, own(call)) };
  },

  async updatePropertyManager(call) {
    const row = own(call);
    const { propertyIds, ...patch } = await call.body();
    refuse({ ...row, ...patch });
    if (propertyIds) refuseHomes(call, propertyIds);
    const changed = changeOwn(call, call.world.db.propertyManager, row, patch);
    if (propertyIds) putInCharge(call, row.id, propertyIds);
    return { status: 200, body: view(call, changed) };
  },

  deletePropertyManager(call) {
    const row = own(call);
    const { db } = call.world;
    const count = db.property.countBy('managerId', row.id);
    const uses = count > 0 ? [{ kind: 'property', count }] : [];
    refuseInUse(uses, (homes) => `${row.name} manages ${homes}. Choose another manager first`);
    db.propertyManager.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'listPropertyManagers'
  | 'createPropertyManager'
  | 'getPropertyManager'
  | 'updatePropertyManager'
  | 'deletePropertyManager'
>;
