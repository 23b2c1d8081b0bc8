import { paged } from '../../engine/answers/paging';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { isLikeRows } from '../../scenarios/stored/row-kinds';
import { bringFile, fileRecord, uploadsOf } from './files';
import { isMine, kinds, parentOf, tableOf, type AnyRow, type AnyTable, type Kind } from './kinds';

const pageSize = 100;
type Outcome = 'added' | 'replaced' | 'unchanged' | 'refused';

const isKind = (kind: Kind): kind is Exclude<Kind, 'files'> => kind !== 'files';

function recordsOf(call: Call, kind: Exclude<Kind, 'files'>): AnyRow[] {
  const { db } = call.world;
  const me = call.me().id;
  const rows = tableOf(db, kinds[kind].table).all();
  return rows.filter((row) => isMine(db, kinds[kind], row, me));
}

/** Whether the given record was changed after the one that is there. */
const isNewer = (given: AnyRow, known: AnyRow) =>
  typeof given['updatedAt'] === 'string' &&
  typeof known['updatedAt'] === 'string' &&
  given['updatedAt'] > known['updatedAt'];

/** What a record of a table has to look like: the columns that every row has, with values of their kinds. */
function shapeOf(table: AnyTable) {
  const rows = table.all();
  const [first, ...rest] = rows;
  const columns = Object.keys(first ?? {}).filter((column) => rest.every((row) => column in row));
  return (row: AnyRow) => columns.every((column) => column in row) && isLikeRows(row, rows);
}

function bring(
  call: Call,
  kind: Exclude<Kind, 'files'>,
  isLike: (row: AnyRow) => boolean,
  given: Record<string, unknown>,
): Outcome {
  const { db } = call.world;
  const me = call.me().id;
  const spec = kinds[kind];
  const table = tableOf(db, spec.table);
  const { id } = given;
  if (typeof id !== 'string' && typeof id !== 'number') return 'refused';
  const known = table.get(id);
  if (known !== undefined && !isMine(db, spec, known, me)) return 'refused';
  const row: AnyRow = { ...given, id, ...(spec.parent?.owner === undefined && { [spec.owner]: me }) };
  if (!isLike(row)) return 'refused';
  if (parentOf(db, spec, row) === undefined || !isMine(db, spec, row, me)) return 'refused';
  if (known !== undefined && !isNewer(row, known)) return 'unchanged';
  table.put(row);
  return known === undefined ? 'added' : 'replaced';
}

export const memberDataOperations = {
  getMemberData(call) {
    const me = call.me();
    const counted = (Object.keys(kinds) as Exclude<Kind, 'files'>[]) // the record has these keys and no others
      .map((kind) => ({ kind, count: recordsOf(call, kind).length }));
    const files = { kind: 'files' as const, count: uploadsOf(call.world.db, me.id).length };
    return { status: 200, body: { kinds: [files, ...counted] } };
  },

  async listMemberRecords(call) {
    const me = call.me();
    const { kind } = call.filters();
    if (isKind(kind)) {
      return { status: 200, body: paged(call, recordsOf(call, kind), pageSize, (row) => ({ ...row })) };
    }
    const page = paged(call, uploadsOf(call.world.db, me.id), 1, (upload) => upload);
    const data = await Promise.all(page.data.map((upload) => fileRecord(call.world, upload)));
    return { status: 200, body: { ...page, data } };
  },

  async importMemberRecords(call) {
    const me = call.me();
    const { kind, records } = await call.body();
    const counts: Record<Outcome, number> = { added: 0, replaced: 0, unchanged: 0, refused: 0 };
    const isLike = isKind(kind) ? shapeOf(tableOf(call.world.db, kinds[kind].table)) : () => true;
    for (const record of records) {
      const outcome = isKind(kind)
        ? bring(call, kind, isLike, record)
        : await bringFile(call.world, record, me.id);
      counts[outcome] += 1;
    }
    return { status: 200, body: counts };
  },
} satisfies OperationsOf<'getMemberData' | 'listMemberRecords' | 'importMemberRecords'>;
