// What kinds of home there are, in the same words on every screen.

/** The kinds of home, in the order they are offered. */
export const homeTypeNames = {
  detached: 'Detached house',
  semi: 'Semi-detached house',
  terraced: 'Terraced house',
  end_terrace: 'End-of-terrace house',
  flat: 'Flat',
  maisonette: 'Maisonette',
  bungalow: 'Bungalow',
  studio: 'Studio',
  park_home: 'Park home',
  land: 'Land',
  block: 'Block of flats',
  commercial: 'Commercial property',
  mixed: 'Mixed-use property',
} as const;

export type HomeType = keyof typeof homeTypeNames;

// The keys of a record of literal names are its type's keys.
export const homeTypes = Object.keys(homeTypeNames) as readonly HomeType[];

/** `3-bed terraced house`, `Studio`, `3-bed`; empty when nothing is known. No bedrooms are not counted. */
export function homeKindText({ type, bedrooms }: { type: HomeType | null; bedrooms: number | null }): string {
  const beds = bedrooms === null || bedrooms === 0 || type === 'land' ? '' : `${bedrooms}-bed`;
  if (type === null) return beds;
  return beds === '' ? homeTypeNames[type] : `${beds} ${homeTypeNames[type].toLowerCase()}`;
}
