import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import { tableNames } from '../../engine/db/database';
import { ListingViews } from '../property-search/view';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

/** Columns that hold the name of a file, below the owner's media path. */
const namesFiles = new Set([
  'file',
  'image',
  'images',
  'profileImage',
  'coverImage',
  'cover',
  'poster',
  'floorplan',
]);
/** Every file that a record names, as a media path. */
function filesIn(value: unknown, ownerId: number, column = ''): string[] {
  if (typeof value === 'string') {
    if (/^\d+\/media\/./.test(value)) return [value];
    return namesFiles.has(column) && value !== '' ? [`${ownerId}/media/${value}`] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each) => filesIn(each, ownerId, column));
  if (typeof value !== 'object' || value === null) return [];
  const owner: unknown =
    Reflect.get(value, 'ownerId') ?? Reflect.get(value, 'authorId') ?? Reflect.get(value, 'userId');
  const own = typeof owner === 'number' ? owner : ownerId;
  return Object.entries(value).flatMap(([name, each]) => filesIn(each, own, name));
}

it('every file that a record of the world names is there for its owner', async () => {
  const { db, clock } = server.world;
  const views = new ListingViews(db, clock.now().getTime(), 1);
  const paths = new Set([
    ...db.user.all().flatMap((row) => filesIn(row, row.id)),
    // A member's own row names its owner by `id`.
    ...tableNames
      .filter((name) => name !== 'user')
      .flatMap((name) => db[name].all().flatMap((row: object) => filesIn(row, 0))),
    ...db.listing.all().flatMap((row) => filesIn(views.view(row), 0)),
  ]);
  expect(paths.size).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const path of paths) {
    server.signInAs(db.user.get(Number(path.split('/')[0]))?.username ?? '');
    const { status } = await call('GET', `/media/${path}`);
    if (status !== 200) missing.push(`${status} ${path}`);
  }
  expect(missing).toEqual([]);
});
