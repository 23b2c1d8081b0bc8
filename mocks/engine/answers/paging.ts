import type { Call } from './operation';
import { badRequest } from '../requests/refusal';

/** The asked page number. Throws 400 when it is none. */
export function pageNumber(call: Call): number {
  const page = Number(call.query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 100_000) throw badRequest('“page” is a number from 1');
  return page;
}

/** Cuts one page out of all rows; past the last page it is empty. */
export function paged<Item, View>(
  call: Call,
  rows: readonly Item[],
  size: number,
  view: (row: Item) => View,
) {
  const page = pageNumber(call);
  return {
    page,
    totalPages: Math.ceil(rows.length / size),
    total: rows.length,
    data: rows.slice((page - 1) * size, page * size).map(view),
  };
}

type Dated = { id: number; createdAt: string };

/** Newest first; of the same moment the later written first. */
export const newestFirst = (a: Dated, b: Dated) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;
export const oldestFirst = (a: Dated, b: Dated) => newestFirst(b, a);
