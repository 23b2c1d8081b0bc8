// What a listing can have, one bit each: a row holds a number, and its words are made when it is shown.
import type { ListingFacts } from '../../../engine/db/tables/property-search';

/** What the contract calls flags. */
export const trait = {
  chainFree: 1 << 0,
  cashOnly: 1 << 1,
  newBuild: 1 << 2,
  tenanted: 1 << 3,
  retirement: 1 << 4,
  sharedOwnership: 1 << 5,
  article4: 1 << 6,
  licensedArea: 1 << 7,
  needsWork: 1 << 8,
} as const;

export type Trait = keyof typeof trait;
// Object.keys of a literal holds exactly its own keys.
export const traitNames = Object.keys(trait) as Trait[];

export interface Feature {
  readonly bit: number;
  /** In the list of features. */
  readonly label: string;
  /** In the description. */
  readonly sentence: string;
}

const traitFeatures: readonly Feature[] = [
  { bit: trait.chainFree, label: 'No onward chain', sentence: 'There’s no onward chain.' },
  {
    bit: trait.cashOnly,
    label: 'Cash buyers only',
    sentence: 'Cash buyers only: a mortgage is unlikely because of its construction or condition.',
  },
  {
    bit: trait.newBuild,
    label: 'New build',
    sentence: 'New build with the remainder of a ten-year warranty.',
  },
  {
    bit: trait.tenanted,
    label: 'Tenants in situ',
    sentence: 'Sold with tenants in situ who have never missed a payment.',
  },
  {
    bit: trait.retirement,
    label: 'Retirement home, over 60s',
    sentence: 'A retirement home: one buyer must be 60 or over.',
  },
  {
    bit: trait.sharedOwnership,
    label: 'Shared ownership, 50% share',
    sentence: 'Shared ownership: the price is for a 50% share, and rent is due on the rest.',
  },
  {
    bit: trait.needsWork,
    label: 'In need of modernisation',
    sentence: 'In need of modernisation throughout, and priced to allow for it.',
  },
];

const kinds = [
  // Houses.
  ['Rear garden', 'To the rear is an enclosed garden with a lawn and a shed.'],
  ['Rear yard', 'A walled rear yard has a gate to the back street.'],
  ['Driveway', 'The driveway takes two cars.'],
  ['Garage', 'A single garage stands beside the house.'],
  ['Cellar', 'The dry cellar has full head height.'],
  ['Loft room', 'Stairs lead to a loft room with two skylights.'],
  ['Bay window', 'A bay window lights the front room.'],
  ['Scope to extend', 'Neighbours have extended to the rear, so there’s scope to extend.'],
  // Anything.
  ['Double glazing', 'Double glazing throughout.'],
  ['Gas central heating', 'Gas central heating from a combination boiler.'],
  ['New boiler', 'The new boiler was fitted last winter and has a long guarantee.'],
  ['Modern kitchen', 'The modern kitchen has an oven, a hob and room for a table.'],
  ['Period features', 'Period features survive: cornices, a fireplace and boarded floors.'],
  ['Two reception rooms', 'Two reception rooms: a lounge to the front and a dining room behind it.'],
  ['Close to station', 'The station is a ten-minute walk.'],
  ['Rewired', 'It was rewired three years ago and has a certificate.'],
  // Flats.
  ['Balcony', 'A balcony faces south-west.'],
  ['Lift', 'A lift serves all floors.'],
  ['Allocated parking', 'Allocated parking for one car behind a gate.'],
  ['Concierge', 'A concierge is on duty by day.'],
  ['Shared garden', 'Residents share a drying green and garden.'],
] as const;

const firstFeature = 9;
const mask = (from: number, to: number) => ((1 << (to - from)) - 1) << (firstFeature + from);

const bitsOf = (...labels: (typeof kinds)[number][0][]) =>
  kinds.reduce(
    (bits, [label], index) => (labels.includes(label) ? bits | (1 << (firstFeature + index)) : bits),
    0,
  );

/** Which features fit what: bits that may be set. */
export const houseFeatures = mask(0, 16);
export const flatFeatures = mask(8, 21) & ~bitsOf('Two reception rooms');

/** What nobody finds in a home that has just been built, in one that needs everything, in a caravan, and in no home. */
const oldHouse = bitsOf('Period features', 'New boiler', 'Rewired', 'Cellar', 'Scope to extend');
const doneUp = bitsOf('Modern kitchen', 'New boiler', 'Rewired');
const brickHouse = oldHouse | bitsOf('Garage', 'Loft room', 'Bay window', 'Two reception rooms');
const household =
  brickHouse | bitsOf('Rear garden', 'Driveway', 'Modern kitchen', 'Bay window', 'Two reception rooms');
const twoReceptions = bitsOf('Two reception rooms');

/** The bits without those that contradict the rest of the record: its type, its bedrooms, and each other. */
export function fitting(traits: number, type: ListingFacts['type'], bedrooms: number): number {
  let none = 0;
  // A caravan, a shop and a house of flats are none of them a house with two living rooms.
  if (type === 'park_home') none |= brickHouse;
  else if (type === 'commercial') none |= household;
  else if (type === 'block' || type === 'mixed' || bedrooms < 2) none |= twoReceptions;
  // No lender doubts how a home was built that is still under its warranty.
  if ((traits & trait.newBuild) !== 0) none |= oldHouse | trait.cashOnly;
  if ((traits & trait.needsWork) !== 0) none |= doneUp;
  return traits & ~none;
}

const fourthBedroom = 'Two reception rooms could serve as a fourth bedroom and a lounge.';

/** What the description says of a feature in a home of so many bedrooms. */
export const sentenceOf = ({ bit, sentence }: Feature, bedrooms: number) =>
  bit === twoReceptions && bedrooms === 3 ? fourthBedroom : sentence;

export const features: readonly Feature[] = [
  ...traitFeatures,
  ...kinds.map(([label, sentence], index) => ({ bit: 1 << (firstFeature + index), label, sentence })),
];

export const featuresOf = (traits: number) => features.filter(({ bit }) => (traits & bit) !== 0);

/** Bits of all features whose label holds the word; lower case. */
export function featureBits(word: string): number {
  let bits = 0;
  for (const { bit, label } of features) if (label.toLowerCase().includes(word)) bits |= bit;
  return bits;
}
