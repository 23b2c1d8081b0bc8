import { runtimeConfig } from '@/api/runtime-config';
import { photoOf } from '@/lib/images/photo-path';
import type { Picture } from '@/lib/media';
import type { Viewing } from './viewing-names';

interface Home {
  /** The address or the name of its deal. */
  title: string;
  /** What the title leaves out: the whole address, or the outcode; null for nothing. */
  place: string | null;
  /** Where to go. */
  address: string;
  photo: Picture | null;
}

/** Where a viewing is, as far as it is known. */
export function homeOf({ title, home }: Pick<Viewing, 'title' | 'home'>): Home {
  const address = home?.address ?? null;
  const outcode = home?.outcode ?? null;
  const said = (text: string) => title.toLowerCase().includes(text.toLowerCase());
  const place = address !== null && !said(address) && !address.includes(title) ? address : outcode;
  return {
    title,
    place: place === null || said(place) ? null : place,
    address: address ?? [title, outcode].filter(Boolean).join(' '),
    photo: photoOf(home?.image, runtimeConfig.apiPrefix),
  };
}
