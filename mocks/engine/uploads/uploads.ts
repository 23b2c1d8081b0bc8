// Files that members upload: their bytes go to the file store, what is known of them to the table.
import type { Schema } from '../contract/contract';
import type { Row } from '../db/database';
import type { UploadScope } from '../db/tables/media';
import { invalid } from '../requests/refusal';
import type { World } from '../world/world';

const megabyte = 1_000_000;
export const maxImageBytes = 5 * megabyte;
/** The limit for profile and business images. */
export const maxProfileImageBytes = 10 * megabyte;
export const maxDocumentBytes = 20 * megabyte;

/** What every browser shows, and none runs: SVG is left out, since it can carry scripts. */
const imageEndings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
]);

/** A harmless ending for a file's name: of its type where that is known, else its own. */
function endingOf(file: File): string {
  const known = file.type === 'text/plain' ? 'txt' : imageEndings.get(file.type);
  return known ?? /\.([a-z\d]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'bin';
}

export const notAnImage = 'The file given is not an image';
export const notAFile = 'The file given is not an instance of Blob or File';

/**
 * Throws 422 at this field of a form for a file that is no image, or is too large (specification §5).
 * @param given what the field holds besides files: a text there is no file
 */
export function refuseNoImage(
  field: string,
  files: readonly File[],
  given?: unknown,
  maxBytes = maxImageBytes,
): void {
  if (files.length === 0 && given !== undefined && given !== null && given !== '') {
    throw invalid({ [field]: [notAFile] });
  }
  for (const file of files) {
    if (!imageEndings.has(file.type) || file.size === 0) throw invalid({ [field]: [notAnImage] });
    if (file.size > maxBytes) {
      throw invalid({ [field]: [`Choose photos of up to ${maxBytes / megabyte} MB`] });
    }
  }
}

/** Throws 422 at this field of a form for a document that is empty or too large. */
export function refuseNoDocument(field: string, files: readonly File[], given?: unknown): void {
  if (files.length === 0 && given !== undefined) {
    throw invalid({ [field]: [notAFile] });
  }
  for (const file of files) {
    if (file.size === 0) throw invalid({ [field]: [`“${file.name}” is empty`] });
    if (file.size > maxDocumentBytes) throw invalid({ [field]: ['Choose files of up to 20 MB'] });
  }
}

/**
 * Keeps an uploaded file of a member: the one way for bytes into the file store. Its name there is never used again.
 * @param scope whose readers may see it; a post that is not written yet has the id 0 until `openTo`
 * @param stem what its name begins with
 */
export async function keepUpload(
  world: World,
  ownerId: number,
  file: File,
  scope: UploadScope,
  stem: string = scope.kind,
): Promise<Readonly<Row<'mediaFile'>>> {
  const { db, files, clock } = world;
  const { id } = db.mediaFile.add({
    ownerId,
    file: '',
    path: '',
    // Never half of a character that takes two places.
    name:
      file.name
        .trim()
        .slice(0, 200)
        .replace(/[\uD800-\uDBFF]$/, '') || 'file',
    mime: file.type || 'application/octet-stream',
    size: file.size,
    scope,
    createdAt: clock.now().toISOString(),
  });
  const name = `${stem}-${id}.${endingOf(file)}`;
  const row = db.mediaFile.update(id, { file: name, path: `${ownerId}/${name}` });
  await files.put(String(ownerId), name, file);
  return row;
}

/** Keeps images for a post, with their words beside them. */
export async function keepImages(
  world: World,
  ownerId: number,
  files: readonly File[],
  alts: readonly string[],
): Promise<{ images: Schema<'SharedImage'>[]; openTo: (postId: number) => void }> {
  const kept = await Promise.all(
    files.map((file) => keepUpload(world, ownerId, file, { kind: 'post', id: 0 })),
  );
  return {
    images: kept.map(({ file }, index) => ({ file, alt: alts[index] ?? '' })),
    openTo: (id) => {
      for (const row of kept) world.db.mediaFile.update(row.id, { scope: { kind: 'post', id } });
    },
  };
}

/** Gives a kept file to another member, where the record it belongs to goes; its name there. What nobody uploaded stays. */
export async function handOverUpload(
  world: World,
  file: string,
  { from, to }: { from: number; to: number },
): Promise<string> {
  const known = world.db.mediaFile.first('path', `${from}/${file}`);
  const content = await world.files.get(String(from), file);
  if (known === undefined || content === undefined) return file;
  await world.files.put(String(to), file, content);
  world.db.mediaFile.update(known.id, { ownerId: to, path: `${to}/${file}` });
  return file;
}
