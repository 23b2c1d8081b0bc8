import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow } from '../../../engine/answers/owned';
import { checkReference } from '../references';
import { conflict, forbidden } from '../../../engine/requests/refusal';

type Folder = Row<'folder'>;

const viewOf = (db: Database, folder: Readonly<Folder>): Schema<'Folder'> => ({
  ...folder,
  documentCount: db.document.by('folderId', folder.id).filter(({ trashedAt }) => trashedAt === null).length,
});

/** Whether a folder lies in another, or is it. */
function isWithin(db: Database, folderId: string | null, outerId: string): boolean {
  for (let at = folderId; at !== null; at = db.folder.get(at)?.parentId ?? null)
    if (at === outerId) return true;
  return false;
}

type Place = Pick<Folder, 'name' | 'parentId' | 'propertyId'>;

function refuseBroken(call: Call, place: Place, id?: string): void {
  const { db } = call.world;
  const problems = new FieldProblems();
  checkReference(call, problems, 'parentId', 'folder', place.parentId);
  checkReference(call, problems, 'propertyId', 'property', place.propertyId);
  problems
    .when(
      id !== undefined && isWithin(db, place.parentId, id),
      'parentId',
      'You can’t move a folder into itself or one of its subfolders',
    )
    .refuse();
  const name = place.name.trim().toLowerCase();
  const isTaken = db.folder
    .by('ownerId', call.me().id)
    .some(
      (each) =>
        each.id !== id &&
        each.parentId === place.parentId &&
        each.propertyId === place.propertyId &&
        each.name.trim().toLowerCase() === name,
    );
  if (isTaken) throw conflict(`There’s already a folder called “${place.name.trim()}” here`);
}

/** What lies in a folder of a property belongs to that property. */
const homeOf = (db: Database, parentId: string | null, propertyId: string | null) =>
  (parentId === null ? null : db.folder.get(parentId)?.propertyId) ?? propertyId;

function refuseSystem(folder: Readonly<Folder>): void {
  if (folder.system) throw forbidden('You can’t change this folder: every property has it');
}

export const folderOperations = {
  listFolders(call) {
    const me = call.me();
    const { db } = call.world;
    const { propertyId } = call.filters();
    const folders = db.folder
      .by('ownerId', me.id)
      .filter((row) => propertyId === undefined || row.propertyId === propertyId)
      .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return { status: 200, body: folders.map((row) => viewOf(db, row)) };
  },

  async createFolder(call) {
    call.me();
    const { db } = call.world;
    const { name, parentId = null, propertyId = null } = await call.body();
    const place = { name, parentId, propertyId: homeOf(db, parentId, propertyId) };
    refuseBroken(call, place);
    return { status: 201, body: viewOf(db, addOwn(call, db.folder, { ...place, system: false })) };
  },

  async updateFolder(call) {
    const { db } = call.world;
    const row = ownRow(call, db.folder, 'folder');
    const body = await call.body();
    refuseSystem(row);
    const next = { ...row, ...body };
    const place = { ...next, propertyId: homeOf(db, next.parentId, next.propertyId) };
    refuseBroken(call, place, row.id);
    const folder = changeOwn(call, db.folder, row, { ...body, propertyId: place.propertyId });
    return { status: 200, body: viewOf(db, folder) };
  },

  deleteFolder(call) {
    const { db } = call.world;
    const row = ownRow(call, db.folder, 'folder');
    refuseSystem(row);
    const folders = db.folder.countBy('parentId', row.id);
    const documents = db.document.by('folderId', row.id);
    if (folders > 0 || documents.some(({ trashedAt }) => trashedAt === null)) {
      throw conflict('This folder isn’t empty. Move or delete what’s in it first.');
    }
    // What lies in the bin comes back to the top when it is taken out.
    for (const { id } of documents) db.document.update(id, { folderId: null });
    db.folder.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listFolders' | 'createFolder' | 'updateFolder' | 'deleteFolder'>;
