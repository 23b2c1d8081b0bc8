import type { Picture } from '../media';

/** A photo as the contract writes it (`{ownerId}/media/{file}`) by its parts; null for what is no media path. */
export function photoOf(path: string | undefined | null, base: string): Picture | null {
  const [, ownerId, file] = /^\/?(?:media\/)?([^/]+)\/media\/([^/]+)$/.exec(path ?? '') ?? [];
  return ownerId !== undefined && file !== undefined ? { base, ownerId, file } : null;
}
