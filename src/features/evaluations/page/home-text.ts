import type { Schemas } from '@/api/contract';
import { floorAreaText, type AreaUnit } from '@/lib/area';

const types: Readonly<Record<NonNullable<Schemas['EvaluationHome']['type']>, string>> = {
  detached: 'detached house',
  semi: 'semi-detached house',
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

/** What home it is: `3-bed terrace`; empty when nothing is known. */
export function formatKind(home: Schemas['EvaluationHome'] | null): string {
  if (home === null) return '';
  const { bedrooms, type } = home;
  return [bedrooms === null ? '' : `${bedrooms}-bed`, type === null ? '' : types[type]]
    .filter(Boolean)
    .join(' ');
}

/** A home in a few words: `3-bed terrace · 861 sq ft (80 m²) · EPC D`; empty when nothing is known. */
export function formatBothAreas(home: Schemas['EvaluationHome'] | null, unit: AreaUnit): string {
  if (home === null) return '';
  const { areaSqm, epcRating } = home;
  const area = areaSqm === null ? '' : floorAreaText(areaSqm, unit);
  return [formatKind(home), area, epcRating === null ? '' : `EPC ${epcRating}`].filter(Boolean).join(' · ');
}
