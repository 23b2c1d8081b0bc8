/** How a part of the street is shown: classes of its place, of its direction and of the light over it. */
interface StreetView {
  place: string;
  isMirrored: boolean;
  light: string;
}

const places = ['left-0', '-left-[45%]', '-left-[90%]', '-left-[135%]', '-left-[180%]'] as const;

/** Each category has a light of its own over the street, by its slug; one that came later has none. */
const lights: Readonly<Record<string, string>> = {
  'getting-started': 'from-amber-400/45',
  buying: 'from-teal-500/45',
  finance: 'from-purple-500/45',
  tax: 'from-rose-500/40',
  hmo: 'from-tan-400/50',
  brrr: 'from-red-500/40',
  sa: 'from-green-500/40',
  'lettings-and-law': 'from-teal-800/60',
  refurbishment: 'from-amber-700/50',
  scotland: 'from-purple-800/55',
  glossary: 'from-neutral-500/50',
};

/**
 * The part of the street that stands in for an article's picture: always the same for the same article, another one for the next,
 * in the light of its category. It is one illustration, so no more is fetched.
 */
export function streetView({ uuid, category }: { uuid: string; category: { slug: string } }): StreetView {
  const turn = Number.parseInt(uuid.slice(-4), 16) || 0;
  return {
    place: places[turn % places.length] ?? 'left-0',
    isMirrored: Math.floor(turn / places.length) % 2 === 1,
    light: lights[category.slug] ?? 'from-transparent',
  };
}
