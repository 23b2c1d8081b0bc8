import { findEvaluation, roleIn, sharedEvaluation } from './rules/access';
import { leaveColumn } from './board';
import { requireCalm, startEvaluation } from './create';
import { evaluationImageOperations } from './images';
import { dropLinks, evaluationLinkOperations } from './links/links';
import { askedEvaluations, totalsOf } from './list';
import { dropOpinions, evaluationOpinionOperations } from './opinions/opinions';
import { completeInputs, profileFor, settingsOf, worked } from './rules/evaluation-results';
import { requireFresh, requireRole } from './rules/rules';
import { changeEvaluation } from './history/update';
import { evaluationVersionOperations } from './history/versions';
import { preferencesOf } from '../profile/members/preferences';
import { requireRoom } from '../subscription/usage';
import { evaluationView, snapshotView, summaryView } from './views';
import type { OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { forbidden, invalid } from '../../engine/requests/refusal';

const pageSize = 50;
/** A board shows whole columns. */
const boardSize = 500;

const coreOperations = {
  listEvaluations(call) {
    const me = call.me();
    const asked = call.filters();
    const rows = askedEvaluations(call.world, me.id, asked);
    const size = asked.pipeline ? boardSize : pageSize;
    const page = paged(call, rows, size, (row) => summaryView(call.world, row, me.id));
    return { status: 200, body: { ...page, totals: totalsOf(rows, asked.pipeline ?? false) } };
  },

  async createEvaluation(call) {
    const me = call.me();
    const body = await call.body();
    requireCalm(call.world, me.id);
    requireRoom(call, 'evaluations');
    return { status: 201, body: evaluationView(call.world, startEvaluation(call, body), me.id) };
  },

  getEvaluation(call) {
    const me = call.me();
    const row = findEvaluation(call);
    if (roleIn(row, me.id) !== undefined) {
      return { status: 200, body: evaluationView(call.world, row, me.id) };
    }
    if (row.isPublished && row.deletedAt === null) {
      return { status: 200, body: snapshotView(call.world, row) };
    }
    throw forbidden('You don’t have access to this evaluation');
  },

  async updateEvaluation(call) {
    const me = call.me();
    const { row, role } = sharedEvaluation(call);
    const body = await call.body();
    requireRole(role, body);
    requireFresh(row, body);
    const after = changeEvaluation(call.world, row, body, me.id);
    return { status: 200, body: evaluationView(call.world, after, me.id) };
  },

  deleteEvaluation(call) {
    call.me();
    const { db, clock } = call.world;
    const { row, role } = sharedEvaluation(call);
    if (role !== 'owner') throw forbidden('Only the owner can delete this evaluation');
    if (row.deletedAt === null) {
      const at = clock.now().toISOString();
      db.evaluation.update(row.id, { deletedAt: at, updatedAt: at, version: row.version + 1 });
      leaveColumn(db, row);
      return { status: 204 };
    }
    for (const image of db.evaluationImage.by('evaluationId', row.id)) db.evaluationImage.remove(image.id);
    for (const { id } of db.evaluationVersion.by('evaluationId', row.id)) db.evaluationVersion.remove(id);
    for (const action of db.propertyAction.by('evaluationId', row.id)) db.propertyAction.remove(action.id);
    for (const { id } of db.propertyViewing.by('evaluationId', row.id)) db.propertyViewing.remove(id);
    dropLinks(call.world, row.id);
    dropOpinions(call.world, row.id);
    db.evaluation.remove(row.id);
    return { status: 204 };
  },

  async evaluate(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const body = await call.body();
    if (body.settingsId && !settingsOf(db, me.id).some(({ id }) => id === body.settingsId)) {
      throw invalid({ settingsId: ['Choose one of your profiles'] });
    }
    const profile = profileFor(db, me.id, body.settingsId ?? null);
    const primary = body.primary ?? body.strategies?.[0] ?? profile?.strategy ?? 'btl';
    const strategies = body.strategies ?? [primary];
    if (!strategies.includes(primary)) throw invalid({ primary: ['Choose one of the strategies'] });
    const inputs = completeInputs(clock.now().toISOString().slice(0, 10), profile, body.inputs);
    const { results } = worked({
      inputs,
      nation: body.nation ?? profile?.nation ?? preferencesOf(db, me.id).defaultNation,
      outcode: body.outcode ?? null,
      strategies,
      primary,
      roceBasis: body.roceBasis ?? profile?.roceBasis ?? 'totalCapital',
    });
    return { status: 200, body: { inputs, results } };
  },
} satisfies OperationsOf<
  | 'listEvaluations'
  | 'createEvaluation'
  | 'getEvaluation'
  | 'updateEvaluation'
  | 'deleteEvaluation'
  | 'evaluate'
>;

export const evaluationOperations = {
  ...coreOperations,
  ...evaluationImageOperations,
  ...evaluationLinkOperations,
  ...evaluationOpinionOperations,
  ...evaluationVersionOperations,
};
