import { homeKindText } from '@/lib/places/home-types';
import type { DealCard } from './deal-card';

/** The town out of `14 Ashfield Terrace, Beeston, Leeds LS11 8PT`; empty where there is none. */
function townOf(address: string | null): string {
  const parts = address?.split(',').map((part) => part.trim()) ?? [];
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return last.replace(/\s*[A-Z]{1,2}\d[A-Z\d]?(\s*\d[A-Z]{2})?$/, '').trim();
}

/** Where a deal is and what: `Leeds LS11 · 2-bed terraced house`, as far as it is known. */
export function homeText({ address, outcode, home }: Pick<DealCard, 'address' | 'outcode' | 'home'>): string {
  const place = [townOf(address), outcode ?? ''].filter(Boolean).join(' ');
  const kind = home ? homeKindText(home) : '';
  return [place, kind].filter(Boolean).join(' · ');
}
