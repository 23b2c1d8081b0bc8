import { expect, it } from 'vitest';
import { foldersIn, pathOf, placesFor, trailOf, type Folder } from './folder-tree';

const folder = (id: string, parentId: string | null = null, propertyId: string | null = 'p'): Folder => ({
  id,
  name: id.toUpperCase(),
  parentId,
  propertyId,
  system: false,
  documentCount: 0,
  ownerId: 1,
  createdAt: '',
  updatedAt: '',
});
const folders = [folder('a'), folder('b', 'a'), folder('c', 'b'), folder('d'), folder('own', null, null)];
const ids = (list: readonly Folder[]) => list.map(({ id }) => id);

it('Folders lie in a property and in each other, and the way to one is told', () => {
  expect(ids(foldersIn(folders, 'p', null))).toEqual(['a', 'd']);
  expect(ids(foldersIn(folders, null, null))).toEqual(['own']);
  expect(ids(trailOf(folders, 'c'))).toEqual(['a', 'b', 'c']);
  expect(pathOf(folders, 'c')).toBe('A / B / C');
  expect(trailOf(folders, 'gone')).toEqual([]);
  expect(trailOf([folder('x', 'y'), folder('y', 'x')], 'x')).toHaveLength(2);
});

it('A folder can be moved anywhere but into itself and what lies in it', () => {
  expect(ids(placesFor(folders, folders[1], 'p'))).toEqual(['a', 'd']);
  expect(ids(placesFor(folders, undefined, 'p'))).toEqual(['a', 'b', 'c', 'd']);
});
