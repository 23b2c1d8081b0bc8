import { expect, it } from 'vitest';
import type { Folder } from '../folders/folder-tree';
import { foldersUnder, zipPaths } from './zip-paths';

const folder = (id: string, name: string, parentId: string | null = null): Folder => ({
  id,
  name,
  parentId,
  propertyId: null,
  system: false,
  documentCount: 0,
  ownerId: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});
const folders = [folder('a', 'Compliance'), folder('b', 'Gas/boiler', 'a'), folder('c', 'Tax')];
const document = (
  id: string,
  name: string,
  folderId: string | null = null,
  propertyId: string | null = null,
) => ({
  id,
  name,
  file: `1/media/${id}.pdf`,
  folderId,
  propertyId,
});
const pathsOf = (documents: Parameters<typeof zipPaths>[0]) => [
  ...zipPaths(documents, folders, (id) => (id === 'p' ? '27 Braemar Road' : undefined)).values(),
];

it('A document lies in its folders under a name that every file system takes, with the ending of its file', () => {
  expect(
    pathsOf([document('1', 'CP12: 2026', 'b'), document('2', 'Return.PDF', 'c'), document('3', '***')]),
  ).toEqual(['Compliance/Gas boiler/CP12 2026.pdf', 'Tax/Return.PDF', 'Document.pdf']);
});

it('Two documents of one name are both kept, whatever the case of their letters', () => {
  expect(pathsOf([document('1', 'Plan.pdf'), document('2', 'plan.pdf'), document('3', 'Plan.pdf')])).toEqual([
    'Plan.pdf',
    'plan (2).pdf',
    'Plan (3).pdf',
  ]);
});

it('Documents of several properties lie apart, those of one do not', () => {
  const ofHome = document('1', 'Plan.pdf', null, 'p');
  expect(pathsOf([ofHome])).toEqual(['Plan.pdf']);
  expect(pathsOf([ofHome, document('2', 'Plan.pdf')])).toEqual(['27 Braemar Road/Plan.pdf', 'Plan.pdf']);
});

it('A folder is downloaded with what lies in it', () => {
  expect(foldersUnder(folders, 'a')).toEqual(['a', 'b']);
});
