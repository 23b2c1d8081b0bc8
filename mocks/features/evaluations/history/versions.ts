// Earlier states of an evaluation: kept by themselves before somebody changes it, and under names.
import type { Schema } from '../../../engine/contract/contract';
import type { World } from '../../../engine/world/world';
import { editableEvaluation, sharedEvaluation, type EvaluationRow } from '../rules/access';
import type { OperationsOf } from '../../../engine/answers/operation';
import { paged } from '../../../engine/answers/paging';
import { conflict, invalid } from '../../../engine/requests/refusal';
import { authorView } from '../../../engine/answers/views';

type Content = Schema<'EvaluationVersionContent'>;

const pageSize = 20;
const sittingMs = 10 * 60_000;
const maxUnnamed = 50;
const maxNamed = 30;

const contentOf = ({
  title,
  nation,
  strategies,
  primary,
  roceBasis,
  inputs,
  notes,
}: EvaluationRow): Content => ({
  title,
  nation,
  strategies,
  primary,
  roceBasis,
  inputs,
  notes,
});

const versionsOf = ({ db }: World, evaluationId: string) =>
  db.evaluationVersion
    .by('evaluationId', evaluationId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.version - a.version);

/** Keeps a state before it is changed, unless the same member has been changing it for less than ten minutes. */
export function keepVersion(
  world: World,
  before: EvaluationRow,
  after: EvaluationRow,
  actorId: number,
): void {
  const content = contentOf(before);
  if (JSON.stringify(content) === JSON.stringify(contentOf(after))) return;
  const now = world.clock.now();
  const unnamed = versionsOf(world, before.id).filter(({ name }) => name === null);
  const [newest] = unnamed;
  const isSitting = newest && now.getTime() - Date.parse(newest.createdAt) < sittingMs;
  if (isSitting && newest.authorId === actorId) return;
  keepState(world, before, actorId);
}

/** Keeps a state whatever was kept a moment ago: a figure of somebody else's is about to take the place of one's own. */
export function keepState(world: World, row: EvaluationRow, actorId: number): void {
  const unnamed = versionsOf(world, row.id).filter(({ name }) => name === null);
  add(world, row, null, actorId);
  for (const { id } of unnamed.slice(maxUnnamed - 1)) world.db.evaluationVersion.remove(id);
}

function add(world: World, row: EvaluationRow, name: string | null, authorId: number) {
  return world.db.evaluationVersion.add({
    evaluationId: row.id,
    version: row.version,
    name,
    authorId,
    createdAt: world.clock.now().toISOString(),
    content: contentOf(row),
  });
}

const view = (
  { db }: World,
  { authorId, ...version }: ReturnType<typeof versionsOf>[number],
): Schema<'EvaluationVersion'> => ({ ...version, author: authorView(db, authorId) });

export const evaluationVersionOperations = {
  listEvaluationVersions(call) {
    call.me();
    const { row } = sharedEvaluation(call, call.filters().evaluationId);
    const { world } = call;
    return {
      status: 200,
      body: paged(call, versionsOf(world, row.id), pageSize, (version) => view(world, version)),
    };
  },

  async nameEvaluationVersion(call) {
    const me = call.me();
    const { world } = call;
    const { evaluationId, name } = await call.body();
    const row = editableEvaluation(call, evaluationId);
    if (row.deletedAt !== null) throw conflict('This evaluation has been deleted. Restore it first');
    const named = versionsOf(world, row.id).filter((each) => each.name !== null);
    const isTaken = named.some((each) => each.name?.toLowerCase() === name.trim().toLowerCase());
    if (isTaken) throw conflict('Another version already has this name');
    if (named.length >= maxNamed)
      throw invalid({ name: [`An evaluation can have up to ${maxNamed} named versions`] });
    return { status: 201, body: view(world, add(world, row, name.trim(), me.id)) };
  },
} satisfies OperationsOf<'listEvaluationVersions' | 'nameEvaluationVersion'>;
