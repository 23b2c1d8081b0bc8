import type { Tables } from '../../../engine/db/database';

/** The system folders every property begins with. */
const names = ['Purchase', 'Mortgage', 'Tenancy', 'Compliance', 'Insurance', 'Tax', 'Photos'] as const;
export type DefaultFolder = (typeof names)[number];

/** Adds the seven folders of a new property; `at` is when, as an ISO date-time. Returns their ids by name. */
export function addDefaultFolders(
  tables: Pick<Tables, 'folder'>,
  ownerId: number,
  propertyId: string,
  at: string,
): ReadonlyMap<DefaultFolder, string> {
  const place = { parentId: null, propertyId, system: true, ownerId, createdAt: at, updatedAt: at };
  return new Map(names.map((name) => [name, tables.folder.add({ ...place, name }).id]));
}
