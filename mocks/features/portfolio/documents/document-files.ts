// What files a portfolio takes, and where they go.
import type { Row } from '../../../engine/db/database';
import { keepUpload } from '../../../engine/uploads/uploads';
import type { World } from '../../../engine/world/world';
import type { Call } from '../../../engine/answers/operation';
import { invalid, Refusal } from '../../../engine/requests/refusal';
import { mebibyte, planOf } from '../../subscription/seeds/plans';

const largestFile = 20 * mebibyte;

const mimeByEnding: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};

/** How much my plan keeps and how much of it is used, the bin and earlier versions included. */
export function storageFor(call: Call): { used: number; limit: number } {
  const me = call.me();
  const used = call.world.db.document
    .by('ownerId', me.id)
    .reduce(
      (sum, { size, versions }) => sum + size + versions.reduce((bytes, each) => bytes + each.size, 0),
      0,
    );
  return { used, limit: (planOf(me.plan).limits.storageMb ?? Number.MAX_SAFE_INTEGER) * mebibyte };
}

interface TakenFile {
  content: File;
  mime: string;
  ending: string;
}

/** The one file of the form. Throws 422 on `file` when it is too large, of another type, or more than the plan keeps. */
export async function takeFile(call: Call): Promise<TakenFile> {
  const [content, ...others] = await call.files('file');
  const refuse = (message: string) => invalid({ file: [message] });
  if (content === undefined) throw refuse('Choose a file');
  if (others.length > 0) throw refuse('Send one file at a time');
  // Some phones hand out files without an ending: their type says what they are.
  const named = content.name.split('.').at(-1)?.toLowerCase() ?? '';
  const ending = Object.keys(mimeByEnding).find(
    (each) => each === named || (!content.name.includes('.') && mimeByEnding[each] === content.type),
  );
  const mime = mimeByEnding[ending ?? ''];
  if (ending === undefined || mime === undefined)
    throw refuse('Choose a PDF, DOC, DOCX, XLS, XLSX, JPG, PNG or HEIC file');
  if (content.size > largestFile) throw refuse('Choose a file of up to 20 MB');
  if (content.size === 0) throw refuse('This file is empty');
  const { used, limit } = storageFor(call);
  if (used + content.size > limit) {
    const message = 'You’ve run out of storage. Delete some documents or change your plan';
    throw new Refusal(422, { message, code: 'plan-limit', errors: { file: [message] } });
  }
  return { content, mime, ending };
}

/** Keeps the bytes; returns their media path. The document's own name is for people, this one is for addresses. */
export async function keepFile(
  call: Call,
  id: Row<'document'>['id'],
  version: number,
  { content, mime, ending }: TakenFile,
): Promise<string> {
  const file = new File([content], `${content.name.replace(/\.[^.]*$/, '')}.${ending}`, { type: mime });
  const scope = { kind: 'document', id } as const;
  const { path } = await keepUpload(call.world, call.me().id, file, scope, `document-${id}-${version}`);
  return path.replace('/', '/media/');
}

type Document = Readonly<Row<'document'>>;

/** Is the share link of the document open: given out, not at its end, and the document not in the bin? */
export const isShared = ({ shared, trashedAt }: Document, now: Date): boolean =>
  shared !== null && shared.expires > now.toISOString() && trashedAt === null;

/** Notes that the caller holds the share link, so that they may read the file while it is open. */
export function noteReader(call: Call, { id: documentId, shareToken: token }: Document): void {
  const { documentReader } = call.world.db;
  const userId = call.me().id;
  const isKnown = documentReader
    .by('documentId', documentId)
    .some((each) => each.userId === userId && each.token === token);
  if (token !== null && !isKnown) documentReader.add({ userId, documentId, token });
}

/** May this member read the file: the owner, and while it is shared who opened its present link? */
export function mayReadDocument({ db, clock }: World, document: Document, readerId: number): boolean {
  if (document.ownerId === readerId) return true;
  return (
    isShared(document, clock.now()) &&
    db.documentReader
      .by('documentId', document.id)
      .some(({ userId, token }) => userId === readerId && token === document.shareToken)
  );
}
