import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call, Filters, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { isShared, keepFile, noteReader, storageFor, takeFile } from './document-files';
import { checkReference } from '../references';
import { secretToken } from '../secret-token';
import { tableOfRecord } from '../record-log';
import { followRenewal } from '../mortgages/renewal-links';
import { addDays } from '@/lib/dates/calendar-day';

type Document = Row<'document'>;

const pageSize = 50;
const daysInBin = 30;

type Placed = Partial<Pick<Document, 'folderId' | 'propertyId' | 'links'>>;

function refuseForeign(call: Call, { folderId, propertyId, links = [] }: Placed): void {
  const problems = new FieldProblems();
  checkReference(call, problems, 'folderId', 'folder', folderId);
  checkReference(call, problems, 'propertyId', 'property', propertyId);
  links.forEach(({ kind, id }, index) => {
    checkReference(call, problems, `links.${index}.id`, tableOfRecord[kind], id);
  });
  problems.refuse();
}

const viewOf = ({
  shareToken: _,
  clientId: _name,
  ...document
}: Readonly<Document>): Schema<'PortfolioDocument'> => document;

function followExpiry(call: Call, document: Readonly<Document>): void {
  const known = call.world.db.renewalDate.first('documentId', document.id);
  const { id: documentId, propertyId, name, renewalKind } = document;
  // A date that somebody wrote down and gave this paper as evidence is theirs to change.
  if (known !== undefined && document.expiresOn === null) return;
  followRenewal(call, known, renewalKind ?? known?.kind ?? 'other', document.expiresOn, {
    documentId,
    propertyId,
    ...(known === undefined && (renewalKind ?? 'other') === 'other' && { name: name.slice(0, 120) }),
  });
}

/** Empties the bin of what has lain there for 30 days. */
function emptyBin(call: Call): void {
  const { db, clock } = call.world;
  const until = addDays(clock.now().toISOString().slice(0, 10), -daysInBin);
  for (const row of db.document.by('ownerId', call.me().id)) {
    if (row.trashedAt !== null && row.trashedAt < until) remove(call, row);
  }
}

function remove(call: Call, document: Readonly<Document>): void {
  const { db } = call.world;
  for (const each of db.renewalDate.by('documentId', document.id)) {
    db.renewalDate.update(each.id, { documentId: null });
  }
  for (const each of db.transaction.by('ownerId', document.ownerId)) {
    if (!each.documentIds.includes(document.id)) continue;
    db.transaction.update(each.id, { documentIds: each.documentIds.filter((id) => id !== document.id) });
  }
  db.document.remove(document.id);
}

/** The document of a share link, while the link is open and the document is not in the bin. */
function sharedBy(call: Call, token: string): readonly Readonly<Document>[] {
  const { db, clock } = call.world;
  const shared = db.document.by('shareToken', token).filter((row) => isShared(row, clock.now()));
  for (const row of shared) noteReader(call, row);
  return shared;
}

const orders: Record<Filters<'listDocuments'>['sort'] & string, (a: Document, b: Document) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  '-createdAt': (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
  expiresOn: (a, b) => (a.expiresOn ?? '9999').localeCompare(b.expiresOn ?? '9999'),
  '-size': (a, b) => b.size - a.size,
};

function mineMatching(call: Call, wanted: Filters<'listDocuments'>): readonly Readonly<Document>[] {
  const { folderId, propertyId, linkedTo, tag, trash = false, sort = '-createdAt' } = wanted;
  const query = wanted.query?.trim().toLowerCase() ?? '';
  const isNamed = ({ name, tags }: Document) =>
    [name, ...tags].some((text) => text.toLowerCase().includes(query));
  return call.world.db.document
    .by('ownerId', call.me().id)
    .filter((row) => (row.trashedAt !== null) === trash)
    .filter((row) => folderId === undefined || row.folderId === folderId)
    .filter((row) => propertyId === undefined || row.propertyId === propertyId)
    .filter((row) => linkedTo === undefined || row.links.some(({ id }) => id === linkedTo))
    .filter((row) => tag === undefined || row.tags.includes(tag))
    .filter((row) => query === '' || isNamed(row))
    .toSorted(orders[sort]);
}

/** The next version of a document: the file changes, everything else stays. */
async function replace(call: Call, id: string, clientId: string | null): Promise<Readonly<Document>> {
  const { document: table } = call.world.db;
  const row = ownRow(call, table, 'document', id);
  const file = await takeFile(call);
  const version = row.version + 1;
  const path = await keepFile(call, row.id, version, file);
  const earlier = { version: row.version, file: row.file, size: row.size, uploadedAt: row.updatedAt };
  return changeOwn(call, table, row, {
    file: path,
    mime: file.mime,
    size: file.content.size,
    version,
    versions: [...row.versions, earlier],
    clientId,
  });
}

/** Opens or takes back a share link. The token is new each time: an old link never works again. */
function shareOf(share: Schema<'PortfolioDocumentUpdate'>['share']): Partial<Document> {
  if (share === undefined) return {};
  if (share === null) return { shared: null, shareToken: null };
  const token = secretToken();
  return { shared: { token, expires: share.expires }, shareToken: token };
}

export const documentOperations = {
  listDocuments(call) {
    call.me();
    emptyBin(call);
    const wanted = call.filters();
    const rows = wanted.share === undefined ? mineMatching(call, wanted) : sharedBy(call, wanted.share);
    return { status: 200, body: { ...paged(call, rows, pageSize, viewOf), storage: storageFor(call) } };
  },

  async createDocument(call) {
    const me = call.me();
    const { db } = call.world;
    const { replaces, file: _, name, clientId = null, ...body } = await call.body();
    const sent = clientId && db.document.by('ownerId', me.id).find((row) => row.clientId === clientId);
    if (sent) return { status: 201, body: viewOf(sent) };
    if (replaces !== undefined) return { status: 201, body: viewOf(await replace(call, replaces, clientId)) };
    refuseForeign(call, body);
    const file = await takeFile(call);
    const folder = body.folderId === undefined ? undefined : db.folder.get(body.folderId);
    const added = addOwn(call, db.document, {
      folderId: null,
      propertyId: folder?.propertyId ?? null,
      links: [],
      tags: [],
      expiresOn: null,
      renewalKind: null,
      ...body,
      name: name ?? file.content.name.slice(0, 160),
      file: '',
      mime: file.mime,
      size: file.content.size,
      version: 1,
      versions: [],
      shared: null,
      shareToken: null,
      clientId,
      trashedAt: null,
    });
    const document = db.document.update(added.id, { file: await keepFile(call, added.id, 1, file) });
    followExpiry(call, document);
    return { status: 201, body: viewOf(document) };
  },

  async updateDocument(call) {
    const { document: table } = call.world.db;
    const row = ownRow(call, table, 'document');
    const { share, trashed, ...body } = await call.body();
    refuseForeign(call, body);
    const now = call.world.clock.now().toISOString();
    new FieldProblems()
      .when(share != null && share.expires <= now, 'share', 'Choose an end date in the future')
      .refuse();
    const trash = trashed === undefined ? {} : { trashedAt: trashed ? (row.trashedAt ?? now) : null };
    const document = changeOwn(call, table, row, { ...body, ...shareOf(share), ...trash });
    if (body.expiresOn !== undefined || body.renewalKind !== undefined) followExpiry(call, document);
    return { status: 200, body: viewOf(document) };
  },

  deleteDocument(call) {
    const { document: table } = call.world.db;
    const row = ownRow(call, table, 'document');
    if (row.trashedAt !== null) remove(call, row);
    else changeOwn(call, table, row, { trashedAt: call.world.clock.now().toISOString() });
    return { status: 204 };
  },
} satisfies OperationsOf<'listDocuments' | 'createDocument' | 'updateDocument' | 'deleteDocument'>;
