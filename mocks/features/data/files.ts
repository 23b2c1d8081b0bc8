import type { Database, Row } from '../../engine/db/database';
import type { World } from '../../engine/world/world';

type Upload = Readonly<Row<'mediaFile'>>;

/** What a member uploaded, oldest first. */
export const uploadsOf = (db: Database, me: number): Upload[] =>
  db.mediaFile
    .all()
    .filter(({ ownerId }) => ownerId === me)
    .toSorted((a, b) => a.id - b.id);

/** An upload with its bytes; without them when the store has lost them. */
export async function fileRecord(world: World, upload: Upload): Promise<Record<string, unknown>> {
  const content = await world.files.get(String(upload.ownerId), upload.file);
  const bytes = content === undefined ? null : toBase64(new Uint8Array(await content.arrayBuffer()));
  return { ...upload, bytes };
}

/** Brings an upload back under its path. False when it is none of the member's. */
export async function bringFile(
  { db, files }: World,
  record: Record<string, unknown>,
  me: number,
): Promise<'added' | 'unchanged' | 'refused'> {
  const { id: _id, bytes, ...rest } = record;
  const like = { ...rest, id: 0 };
  if (typeof bytes !== 'string' || !isUpload(like) || like.path !== `${me}/${like.file}`) return 'refused';
  if (db.mediaFile.first('path', like.path)) return 'unchanged';
  const content = fromBase64(bytes);
  if (content === undefined) return 'refused';
  await files.put(String(me), like.file, new Blob([content], { type: like.mime }));
  const { id: _none, ...row } = like;
  db.mediaFile.add({ ...row, ownerId: me });
  return 'added';
}

function isUpload(row: object): row is Upload {
  const { file, path, name, mime, size, scope, createdAt } = row as Record<string, unknown>; // looked at below
  return (
    [file, path, name, mime, createdAt].every((each) => typeof each === 'string') &&
    typeof size === 'number' &&
    typeof scope === 'object' &&
    scope !== null
  );
}

const stepBytes = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += stepBytes) {
    text += String.fromCharCode(...bytes.subarray(at, at + stepBytes));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}
