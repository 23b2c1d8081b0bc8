import { homeKindText } from '@/lib/places/home-types';
// The figures of homes side by side, and which of each row is the best.
import type { Schemas } from '@/api/contract';
import { areaUnitText, pricePerUnit, type AreaUnit } from '@/lib/area';
import { formatPounds } from '@/lib/money/money';
import { isForBuying, myFigures, type MyFigures } from '@/lib/property-search/my-figures';
import { sizeText, percentText, poundsText, priceText, tenureText } from '../data/listing-words';
import type { Listing } from '../data/queries';

export interface ComparedRow {
  name: string;
  cells: readonly { text: string; isBest: boolean }[];
}

/** One home with what it comes to under my own settings. */
interface Home {
  listing: Listing;
  mine: MyFigures | null;
}

interface Figure {
  name: string;
  text: (home: Home) => string;
  /** What is compared, and which end of it is the best; a row without it has no best. */
  rank?: { by: (home: Home) => number | 'infinite' | null; best: 'least' | 'most' };
}

const aYear = (pounds: number | null) => (pounds === null ? 'Ask agent' : `${formatPounds(pounds)} per year`);
const ratings = 'GFEDCBA';
const floods = { very_low: 'Very low', low: 'Low', medium: 'Medium', high: 'High' } as const;
const floodRank = { very_low: 0, low: 1, medium: 2, high: 3 } as const;

const figures = (unit: AreaUnit): readonly Figure[] => [
  {
    name: 'Price',
    text: ({ listing }) => priceText(listing),
    // An estimate is no price to be the best by.
    rank: {
      by: ({ listing }) => (listing.priceQualifier === 'poa' ? null : listing.price),
      best: 'least',
    },
  },
  {
    name: `Price per ${areaUnitText[unit]}`,
    text: ({ listing: { pricePerSqFt } }) =>
      pricePerSqFt === null ? 'n/a' : poundsText(pricePerUnit(pricePerSqFt, unit)),
    rank: { by: ({ listing }) => listing.pricePerSqFt, best: 'least' },
  },
  {
    name: 'Gross yield',
    text: ({ mine }) => percentText(mine?.grossYield ?? null),
    rank: { by: ({ mine }) => mine?.grossYield ?? null, best: 'most' },
  },
  {
    name: 'ROI',
    text: ({ mine }) => percentText(mine?.roi ?? null),
    rank: { by: ({ mine }) => mine?.roi ?? null, best: 'most' },
  },
  {
    name: 'Monthly cash flow',
    text: ({ mine }) => poundsText(mine?.cashFlowPcm ?? null),
    rank: { by: ({ mine }) => mine?.cashFlowPcm ?? null, best: 'most' },
  },
  {
    name: 'Stamp duty',
    text: ({ mine }) => poundsText(mine?.stampDuty ?? null),
    rank: { by: ({ mine }) => mine?.stampDuty ?? null, best: 'least' },
  },
  {
    name: 'Estimated rent',
    text: ({ listing: { estRentPcm } }) => (estRentPcm === null ? 'n/a' : `${poundsText(estRentPcm)} pcm`),
    rank: { by: ({ listing }) => listing.estRentPcm, best: 'most' },
  },
  { name: 'Type', text: ({ listing }) => homeKindText(listing) },
  {
    name: 'Floor area',
    text: ({ listing }) => sizeText(listing, unit) ?? 'Ask agent',
    rank: { by: ({ listing }) => listing.areaSqm, best: 'most' },
  },
  { name: 'Tenure', text: ({ listing }) => tenureText(listing) },
  {
    name: 'Service charge',
    text: ({ listing: { tenure, serviceCharge } }) =>
      tenure === 'freehold' && serviceCharge === null ? 'None' : aYear(serviceCharge),
    rank: {
      by: ({ listing: { tenure, serviceCharge } }) => serviceCharge ?? (tenure === 'freehold' ? 0 : null),
      best: 'least',
    },
  },
  {
    name: 'Council tax',
    text: ({ listing }) => aYear(listing.councilTax),
    rank: { by: ({ listing }) => listing.councilTax, best: 'least' },
  },
  {
    name: 'EPC rating',
    text: ({ listing: { epc } }) => epc ?? 'Ask agent',
    rank: { by: ({ listing: { epc } }) => (epc === null ? null : ratings.indexOf(epc)), best: 'most' },
  },
  {
    name: 'Flood risk',
    text: ({ listing: { material } }) =>
      material.floodRisk === null ? 'Ask agent' : floods[material.floodRisk],
    rank: {
      by: ({ listing: { material } }) => (material.floodRisk === null ? null : floodRank[material.floodRisk]),
      best: 'least',
    },
  },
  {
    name: 'Reduced by',
    text: ({ listing: { reduction } }) => (reduction > 0 ? percentText(reduction) : 'Never'),
  },
  {
    name: 'On the market',
    text: ({ listing: { daysOnMarket } }) => `${daysOnMarket} ${daysOnMarket === 1 ? 'day' : 'days'}`,
  },
];

/**
 * Homes side by side, row by row. The best of a row is marked where at least two are known and they differ; those that share it
 * are all marked. A rent and a price are not compared.
 * @param day ISO day of the purchase
 */
export function comparedFigures(
  listings: readonly Listing[],
  profile: Schemas['EvaluationSetting'] | undefined,
  day: string,
  unit: AreaUnit,
): ComparedRow[] {
  const homes = listings.map((listing) => ({ listing, mine: myFigures(listing, profile, day) }));
  const isMixed = new Set(listings.map(isForBuying)).size > 1;
  return figures(unit).map(({ name, text, rank }) => {
    const best = rank && !(isMixed && name === 'Price') ? bestOf(homes.map(rank.by), rank.best) : null;
    return {
      name,
      cells: homes.map((home) => ({
        text: text(home),
        isBest: best !== null && rank !== undefined && numberOf(rank.by(home)) === best,
      })),
    };
  });
}

const numberOf = (value: number | 'infinite' | null) => (value === 'infinite' ? Infinity : value);

function bestOf(values: readonly (number | 'infinite' | null)[], end: 'least' | 'most'): number | null {
  const known = values.map(numberOf).filter((each) => each !== null);
  if (known.length < 2 || new Set(known).size === 1) return null;
  return end === 'least' ? Math.min(...known) : Math.max(...known);
}
