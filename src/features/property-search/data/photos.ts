import { runtimeConfig } from '@/api/runtime-config';
import { photoOf } from '@/lib/images/photo-path';
import type { Picture } from '@/lib/media';
import type { Listing } from './queries';

/** The photos of a listing, each once; without its floor plan. */
export const photosOf = ({ images }: Pick<Listing, 'images'>): Picture[] =>
  [...new Set(images)].flatMap((path) => photoOf(path, runtimeConfig.apiPrefix) ?? []);
