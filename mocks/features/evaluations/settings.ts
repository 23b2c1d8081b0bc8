import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { addOwn, changeOwn, ownRow } from '../../engine/answers/owned';
import { settingsOf } from './rules/evaluation-results';
import type { OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { conflict, notFound } from '../../engine/requests/refusal';

const pageSize = 50;

const noCriteria: Schema<'EvaluationCriteria'> = {
  minRoi: null,
  minGrossYield: null,
  minCashFlowPcm: null,
  maxCashIn: null,
  maxMoneyLeftIn: null,
  minIcr: null,
};

export const evaluationSettingOperations = {
  listEvaluationSettings(call) {
    const me = call.me();
    const rows = settingsOf(call.world.db, me.id).toSorted(
      (a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name),
    );
    return { status: 200, body: paged(call, rows, pageSize, (row) => row) };
  },

  async createEvaluationSetting(call) {
    const me = call.me();
    const { db } = call.world;
    const body = await call.body();
    requireFreeName(db, me.id, body.name);
    const isDefault = (body.isDefault ?? false) || settingsOf(db, me.id).length === 0;
    const row = addOwn(call, db.evaluationSetting, {
      name: body.name,
      isDefault: false,
      strategy: body.strategy ?? null,
      nation: body.nation ?? null,
      inputs: body.inputs ?? {},
      criteria: body.criteria ?? noCriteria,
      roceBasis: body.roceBasis ?? 'totalCapital',
      areaUnit: body.areaUnit ?? null,
      rentSource: body.rentSource ?? null,
    });
    return { status: 201, body: isDefault ? makeDefault(db, row) : row };
  },

  async updateEvaluationSetting(call) {
    const me = call.me();
    const { db } = call.world;
    const row = ownRow(call, db.evaluationSetting, 'profile');
    const { isDefault, ...body } = await call.body();
    if (body.name !== undefined) requireFreeName(db, me.id, body.name, row.id);
    const changed = changeOwn(call, db.evaluationSetting, row, body);
    return { status: 200, body: isDefault ? makeDefault(db, changed) : changed };
  },

  deleteEvaluationSetting(call) {
    const me = call.me();
    const { db } = call.world;
    const { newDefaultId } = call.filters();
    const row = ownRow(call, db.evaluationSetting, 'profile');
    const others = settingsOf(db, me.id).filter(({ id }) => id !== row.id);
    if (row.isDefault && others.length > 0) {
      if (newDefaultId === undefined) throw conflict('Choose another default profile first');
      const next = others.find(({ id }) => id === newDefaultId);
      if (next === undefined) throw notFound('We couldn’t find the profile to make the default');
      makeDefault(db, next);
    }
    for (const { id } of db.evaluation.by('ownerId', me.id).filter((each) => each.settingsId === row.id)) {
      db.evaluation.update(id, { settingsId: null });
    }
    db.evaluationSetting.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listEvaluationSettings' | 'createEvaluationSetting' | 'updateEvaluationSetting' | 'deleteEvaluationSetting'
>;

type Setting = Readonly<Row<'evaluationSetting'>>;

/** Makes it the only default of its owner. */
function makeDefault(db: Database, row: Setting): Setting {
  for (const { id, isDefault } of settingsOf(db, row.ownerId)) {
    if (isDefault && id !== row.id) db.evaluationSetting.update(id, { isDefault: false });
  }
  return db.evaluationSetting.update(row.id, { isDefault: true });
}

function requireFreeName(db: Database, memberId: number, name: string, butId?: string): void {
  const wanted = name.trim().toLowerCase();
  const isTaken = settingsOf(db, memberId).some(
    (each) => each.id !== butId && each.name.trim().toLowerCase() === wanted,
  );
  if (isTaken) throw conflict('Another profile already has this name');
}
