import type { Schemas } from '@/api/contract';
import { homeKindText } from '@/lib/places/home-types';
import { floorAreaText, type AreaUnit } from '@/lib/area';

/** A home in a few words: `3-bed terraced house · 861 sq ft (80 m²) · EPC D`; empty when nothing is known. */
export function formatBothAreas(home: Schemas['EvaluationHome'] | null, unit: AreaUnit): string {
  if (home === null) return '';
  const { areaSqm, epcRating } = home;
  const area = areaSqm === null ? '' : floorAreaText(areaSqm, unit);
  return [homeKindText(home), area, epcRating === null ? '' : `EPC ${epcRating}`].filter(Boolean).join(' · ');
}
