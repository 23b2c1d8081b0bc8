// Files that members upload: their bytes go to the file store, what is known of them to the table.
import type { Schema } from './contract';
import type { Row } from './db/database';
import type { UploadScope } from './db/documents/media';
import { invalid } from './handlers/refusal';
import type { World } from './world';

const megabyte = 1_000_000;
export const maxImageBytes = 5 * megabyte;
export const maxDocumentBytes = 20 * megabyte;

const extensions = new Map([
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
  ['text/plain', 'txt'],
]);

/** A harmless ending for a file's name: of its type where that is known, else its own. */
function endingOf(file: File): string {
  const known = extensions.get(file.type) ?? /^image\/([a-z\d]{2,5})$/.exec(file.type)?.[1];
  return known ?? /\.([a-z\d]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'bin';
}

/** Throws 422 at this field of a form for a file that is no image, or is too large (specification §5). */
export function refuseNoImage(field: string, files: readonly File[], given?: unknown): void {
  if (files.length === 0 && given !== undefined && given !== '') {
    throw invalid({ [field]: ['The file given is not an instance of Blob or File'] });
  }
  for (const file of files) {
    if (!file.type.startsWith('image/')) throw invalid({ [field]: ['The file given is not an image'] });
    if (file.size > maxImageBytes) throw invalid({ [field]: ['Use images of at most 5 MB'] });
  }
}

/** Throws 422 at this field of a form for a document that is empty or too large. */
export function refuseNoDocument(field: string, files: readonly File[], given?: unknown): void {
  if (files.length === 0 && given !== undefined) {
    throw invalid({ [field]: ['The file given is not an instance of Blob or File'] });
  }
  for (const file of files) {
    if (file.size === 0) throw invalid({ [field]: [`“${file.name}” is empty`] });
    if (file.size > maxDocumentBytes) throw invalid({ [field]: ['Use documents of at most 20 MB'] });
  }
}

/**
 * Keeps an uploaded file of a member.
 * @param scope whose readers may see it; a post that is not written yet has the id 0 until `openTo`
 */
export async function keepUpload(
  world: World,
  ownerId: number,
  file: File,
  scope: UploadScope,
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
  const name = `${scope.kind}-${id}.${endingOf(file)}`;
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
