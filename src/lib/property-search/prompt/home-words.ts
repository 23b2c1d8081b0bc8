// What people call kinds of homes, and what a home has.
import type { ListingKind } from '../search-filters';

/** What people call each kind of home, the more particular first. */
export const kindNames: readonly (readonly [pattern: string, types: ListingKind[], confidence?: number])[] = [
  ['end[ -](?:of[ -])?terraces?d?(?: houses?)?', ['end_terrace']],
  ['mid[ -]terraces?d?(?: houses?)?', ['terraced']],
  ['(?:(?:semi[ -])?detached )?bungalows?', ['bungalow']],
  ['terrace[sd]?(?: houses?| homes?)?', ['terraced', 'end_terrace'], 0.9],
  ['semi(?![ -](?:rural|retired|furnished|commercial|derelict))(?:s|[ -]?detached)?(?: houses?)?', ['semi']],
  ['(?:link[ -])?detached(?: houses?)?', ['detached']],
  [
    '(?:freehold )?(?:blocks? of (?:flats|apartments)|(?:flat|apartment) blocks?)|mufbs?|multi[ -]unit(?: freehold)? blocks?',
    ['block'],
  ],
  ['tenements?(?: flats?)?', ['flat'], 0.9],
  ['studios?(?: flats?| apartments?)?', ['studio']],
  ['flats?(?! roof)|apartments?', ['flat']],
  ['maisonettes?', ['maisonette']],
  ['park homes?', ['park_home']],
  ['(?:building )?plots?|land', ['land'], 0.85],
  ['shops?|offices?|retail(?: units?)?|industrial(?: units?)?|commercial(?: units?)?', ['commercial'], 0.85],
  ['mixed[ -]use', ['mixed']],
  ['town ?houses?', ['terraced', 'end_terrace'], 0.7],
  ['houses?(?! (?:prices?|share))', ['terraced', 'end_terrace', 'semi', 'detached'], 0.8],
];

export const anyKind = `(?:${kindNames.map(([pattern]) => pattern).join('|')})`;

/** The kinds that a name stands for; none for what is no name of one. */
export const kindsOf = (name: string): readonly ListingKind[] =>
  kindNames.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(name))?.[1] ?? [];

/** What a home has, as people say it and as its listing does. */
export const features: readonly (readonly [pattern: string, keyword: string])[] = [
  ['(?:(?:front|back|rear|private|big|large|small|south[ -]facing) )?gardens?', 'garden'],
  ['(?:(?:detached|double|single|integral) )?garages?', 'garage'],
  [
    'off[ -](?:street|road) parking|driveways?|(?<!\\b(?:short|minute|min|mins|minutes|hour) )drives?',
    'driveway',
  ],
  ['parking(?: spaces?)?', 'parking'],
  ['cellars?', 'cellar'],
  ['lofts?', 'loft'],
  ['balcon(?:y|ies)', 'balcony'],
  ['lifts?', 'lift'],
  ['double[ -]glaz(?:ed|ing)', 'double glazing'],
  ['period(?: features)?', 'period'],
  ['(?:near|nr\\.?|close to|by) (?:a |the )?(?:train |railway )?station', 'station'],
  ['scope to extend|extension potential|potential to extend', 'extend'],
];

export const anyFeature = `(?:${features.map(([pattern]) => pattern).join('|')})`;

/** The word of a feature as a listing has it. */
export const featureOf = (name: string): readonly string[] => {
  const found = features.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(name));
  return found ? [found[1]] : [];
};
