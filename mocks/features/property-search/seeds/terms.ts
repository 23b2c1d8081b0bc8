// On which terms a listing is sold: tenure, charges, council tax, and what stands before the price.
import type { ListingFacts } from '../../../engine/db/tables/property-search';
import { townOf, type Area } from './areas';
import type { Dice } from '../../../engine/seeds/random';

type Facts = ListingFacts;

const scottish: readonly Facts['priceQualifier'][] = [
  ...Array<Facts['priceQualifier']>(13).fill('offers_over'),
  ...Array<Facts['priceQualifier']>(6).fill('fixed'),
  'poa',
];
const english: readonly Facts['priceQualifier'][] = [
  ...Array<Facts['priceQualifier']>(28).fill('asking'),
  ...Array<Facts['priceQualifier']>(6).fill('oieo'),
  ...Array<Facts['priceQualifier']>(5).fill('guide'),
  'poa',
];

/** Scotland asks for offers over a price or fixes it; auctions give a guide; lets just ask. */
export function qualifierOf(dice: Dice, area: Area, status: Facts['status']): Facts['priceQualifier'] {
  const thrown = dice.pick(townOf(area.town).nation === 'scotland' ? scottish : english);
  if (status === 'auction') return 'guide';
  return status === 'to_rent' || status === 'let_agreed' ? 'asking' : thrown;
}

const shortLeases = [62, 68, 74, 79, 81, 83, 88, 90, 93, 97, 104, 112, 118, 121] as const;
const longLeases = [125, 131, 140, 148, 189, 241, 247, 946, 973, 991] as const;
const bandLimits = [118_000, 168_000, 226_000, 300_000, 400_000, 540_000, 800_000] as const;
const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

type LeaseFacts = Pick<Facts, 'tenure' | 'leaseYears' | 'serviceCharge' | 'groundRent' | 'councilTaxBand'>;

/** Flats of England and Wales are mostly leaseholds, houses rarely; Scotland has none. Agents leave some facts out. */
export function leaseFacts(dice: Dice, area: Area, type: Facts['type'], price: number): LeaseFacts {
  const isScottish = townOf(area.town).nation === 'scotland';
  const isFlat = type === 'flat' || type === 'studio' || type === 'maisonette';
  const fate = dice.roll();
  const band = bands[bandLimits.findIndex((limit) => price < limit)] ?? 'H';
  const councilTaxBand =
    type === 'land' || type === 'commercial' || dice.chance(0.05) ? null : price < 5000 ? 'B' : band;
  const isLeasehold = !isScottish && fate < (isFlat ? 0.86 : 0.1);
  if (!isLeasehold) {
    const tenure =
      fate > 0.97
        ? null
        : !isScottish && isFlat
          ? fate < 0.95
            ? 'share_of_freehold'
            : 'commonhold'
          : 'freehold';
    const isShared = tenure === 'share_of_freehold' || tenure === 'commonhold';
    return {
      tenure,
      leaseYears: tenure === 'share_of_freehold' ? 999 : null,
      serviceCharge:
        isShared || (isScottish && isFlat && dice.chance(0.4)) ? dice.between(24, 110) * 10 : null,
      groundRent: null,
      councilTaxBand,
    };
  }
  const years = dice.chance(0.14) ? null : dice.pick(dice.chance(0.5) ? longLeases : shortLeases);
  return {
    tenure: 'leasehold',
    leaseYears: !isFlat && years !== null ? 800 + (years % 190) : years,
    serviceCharge: !isFlat ? null : dice.chance(0.1) ? null : dice.between(62, 310) * 10,
    groundRent: dice.chance(0.14)
      ? null
      : dice.chance(0.3)
        ? 0
        : isFlat
          ? dice.between(4, 36) * 10
          : dice.between(2, 9),
    councilTaxBand,
  };
}

/** Every part of a home is held on a lease: 99 or 125 years when it was new, no ground rent, repairs by the landlord. */
export function sharedLease({ councilTaxBand }: LeaseFacts, price: number): LeaseFacts {
  const years = 84 + (Math.round(price / 500) % 38);
  return {
    tenure: 'leasehold',
    leaseYears: years,
    serviceCharge: 360 + (Math.round(price / 500) % 60) * 10,
    groundRent: 0,
    councilTaxBand,
  };
}
