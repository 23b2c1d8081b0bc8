import type { DealCard } from './deal-card';

const types: Readonly<Record<string, string>> = {
  detached: 'detached',
  semi: 'semi',
  terraced: 'terrace',
  end_terrace: 'end terrace',
  flat: 'flat',
  maisonette: 'maisonette',
  bungalow: 'bungalow',
  studio: 'studio',
  park_home: 'park home',
  land: 'land',
  block: 'block of flats',
  commercial: 'commercial property',
  mixed: 'mixed-use property',
};

/** The town out of `14 Ashfield Terrace, Beeston, Leeds LS11 8PT`; empty where there is none. */
function townOf(address: string | null): string {
  const parts = address?.split(',').map((part) => part.trim()) ?? [];
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return last.replace(/\s*[A-Z]{1,2}\d[A-Z\d]?(\s*\d[A-Z]{2})?$/, '').trim();
}

/** Where a deal is and what: `Leeds LS11 · 2-bed terrace`, as far as it is known. */
export function homeText({ address, outcode, home }: Pick<DealCard, 'address' | 'outcode' | 'home'>): string {
  const place = [townOf(address), outcode ?? ''].filter(Boolean).join(' ');
  const kind = home?.type ? (types[home.type] ?? '') : '';
  const beds = home?.bedrooms ? `${home.bedrooms}-bed` : '';
  return [place, [beds, kind].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
}
