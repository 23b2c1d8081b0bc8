import { runtimeConfig } from '@/api/runtime-config';
import type { Picture } from '@/lib/media';
import type { Listing } from './queries';

/** A photo of a listing (`{ownerId}/media/{file}`) by its parts; null for what is no media path. */
export function photoOf(path: string | undefined | null, base: string): Picture | null {
  const [, ownerId, file] = /^\/?(?:media\/)?([^/]+)\/media\/([^/]+)$/.exec(path ?? '') ?? [];
  return ownerId !== undefined && file !== undefined ? { base, ownerId, file } : null;
}

/** The photos of a listing, each once; without its floor plan. */
export const photosOf = ({ images }: Pick<Listing, 'images'>): Picture[] =>
  [...new Set(images)].flatMap((path) => photoOf(path, runtimeConfig.apiPrefix) ?? []);
