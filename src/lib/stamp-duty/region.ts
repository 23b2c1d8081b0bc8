/** Whose bands a purchase is taxed by (specification §9). */
export type Region = 'england-wales' | 'scotland';
export type Nation = 'england' | 'wales' | 'scotland' | 'northern_ireland';

/** Anything other than `scotland` is treated as England and Wales (specification §9). */
export function regionOf(name: string): Region {
  return name === 'scotland' ? 'scotland' : 'england-wales';
}

/** Wales and Northern Ireland are computed by England's bands; for Wales a note says so (`stampDutyNotes`). */
export function regionOfNation(nation: Nation): Region {
  return regionOf(nation);
}
