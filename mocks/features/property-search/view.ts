// A listing as the contract shows it to one reader.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { numberOf } from '../../engine/db/table-definition';
import { townOf } from './seeds/areas';
import { trait, traitNames } from './seeds/features';
import { energyOf } from './certificates';
import { dayOf, historyOf } from './history';
import { daysOnMarket, type Facts } from './ai/match';
import { agentsOf, withBusiness, type Agent } from './agents';
import { addressOf, agentOf, listingText, photosOf, postcodeOf } from './ai/text';

type Listing = Schema<'PropertyListing'>;

/** What many listings of one answer share, worked out once. */
export class ListingViews {
  readonly #db: Database;
  readonly #now: number;
  readonly #marks: ReadonlyMap<string, Readonly<Row<'listingMark'>>>;
  readonly #districts = new Map<string, number | null>();
  #agents: ReadonlyMap<string, Agent> | undefined;

  constructor(db: Database, now: number, readerId: number) {
    this.#db = db;
    this.#now = now;
    this.#marks = new Map(db.listingMark.by('ownerId', readerId).map((mark) => [mark.listingId, mark]));
  }

  isSaved(row: Facts): boolean {
    return this.#marks.get(row.id)?.saved ?? false;
  }

  view(row: Facts): Listing {
    const now = this.#now;
    const n = numberOf(row.id);
    const mark = this.#marks.get(row.id);
    const energy = row.epc === null ? undefined : energyOf(row.epc, n);
    return {
      id: row.id,
      ...withBusiness(agentOf(row), this.#agentIn(row.outcode), n),
      status: row.status,
      price: row.price,
      priceQualifier: row.priceQualifier,
      address: addressOf(row),
      town: row.town,
      postcode: postcodeOf(row),
      outcode: row.outcode,
      nation: townOf(row.town).nation,
      lat: row.lat,
      lng: row.lng,
      type: row.type,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      areaSqm: row.areaSqm,
      tenure: row.tenure,
      leaseYears: row.leaseYears,
      serviceCharge: row.serviceCharge,
      groundRent: row.groundRent,
      councilTaxBand: row.councilTaxBand,
      councilTax: councilTaxOf(row),
      epc: row.epc,
      epcPotential: energy?.potential ?? null,
      ...listingText(row),
      images: photosOf(row),
      floorplan: row.type !== 'land' && n % 3 === 0 ? '4/media/floorplan.svg' : null,
      listedOn: dayOf(row.addedAt),
      lastSeenOn: dayOf(row.lastSeenAt),
      daysOnMarket: daysOnMarket(row, now),
      history: historyOf(row, now),
      reduction: row.reduction,
      reducedOn: row.reducedAt === null ? null : dayOf(row.reducedAt),
      auctionOn: row.auctionAt === null ? null : dayOf(row.auctionAt),
      estRentPcm: row.estRentPcm,
      estSource:
        row.estRentPcm === null
          ? null
          : `${row.bedrooms === 0 ? 'studio' : `${row.bedrooms}-bed`} rents advertised in ${row.outcode}`,
      pricePerSqFt: row.pricePerSqFt,
      districtPricePerSqFt: row.pricePerSqFt === null ? null : this.#districtOf(row.outcode),
      grossYield: row.grossYield,
      flags: flagsOf(row),
      material: materialOf(row),
      saved: mark?.saved ?? false,
      hidden: mark?.hidden ?? false,
      reported: mark?.reported ?? false,
      createdAt: new Date(row.addedAt).toISOString(),
      updatedAt: new Date(Math.max(row.addedAt, row.reducedAt ?? 0, row.lastSeenAt)).toISOString(),
    };
  }

  /** A letting agent, deal sourcer or auctioneer of this site who covers the district. */
  #agentIn(outcode: string): Agent | null {
    this.#agents ??= agentsOf(this.#db);
    return this.#agents.get(outcode) ?? null;
  }

  /** The median £ per square foot of what is or was for sale in the outcode. */
  #districtOf(outcode: string): number | null {
    const known = this.#districts.get(outcode);
    if (known !== undefined) return known;
    // Kept sorted by the table, unknown figures first, so the middle is found without looking at all.
    const rows = this.#db.listing.sortedBy('outcode', outcode, 'pricePerSqFt');
    const first = rows.findIndex(({ pricePerSqFt }) => pricePerSqFt !== null);
    const median = rows[Math.floor((first + rows.length) / 2)]?.pricePerSqFt ?? null;
    this.#districts.set(outcode, median);
    return median;
  }
}

/** The middle of some figures, null when there are none. @param part from 0 to 1; a half is the median */
export function medianOf(figures: readonly number[], part = 0.5): number | null {
  const sorted = Float64Array.from(figures).toSorted();
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 100) / 100;
}

/** One object, named field by field: the contract requires every flag. */
function flagsOf({ traits }: Facts): Listing['flags'] {
  const has = Object.fromEntries(traitNames.map((name) => [name, (traits & trait[name]) !== 0]));
  // The names are those of `trait`, which are the contract's flags.
  return has as Listing['flags'];
}

const ninths = { A: 6, B: 7, C: 8, D: 9, E: 11, F: 13, G: 15, H: 18, I: 21 } as const;
/** Scotland's upper bands, in parts of 360. */
const scottish: Partial<Record<keyof typeof ninths, number>> = { E: 473, F: 585, G: 705, H: 882 };

/** £/yr from the town's band D. */
function councilTaxOf({ councilTaxBand: band, town }: Facts): number | null {
  if (band == null) return null;
  const { bandD, nation } = townOf(town);
  const share = (nation === 'scotland' && scottish[band]) || ninths[band] * 40;
  return Math.round((bandD * share) / 360);
}

const parkings = ['On-street', 'On-street, permit needed', 'Driveway', null, 'Allocated space'] as const;

/** What the agent has told; a few tell nothing. */
function materialOf(row: Facts): Listing['material'] {
  const n = numberOf(row.id);
  const isSilent = n % 11 === 8;
  const isTall = row.type === 'flat' && (row.town === 'Manchester' || row.outcode === 'CF10');
  return {
    broadbandMbps: isSilent ? null : ([67, 76, 220, 900, 1000][n % 5] ?? 76),
    mobile: isSilent ? null : n % 9 === 0 ? 'limited' : 'good',
    floodRisk: isSilent ? null : n % 23 === 0 ? 'medium' : n % 4 === 0 ? 'low' : 'very_low',
    buildingSafety: isTall
      ? n % 2 === 0
        ? 'EWS1 form: A1'
        : 'Remediation agreed, paid by the developer'
      : null,
    parking: isSilent ? null : (parkings[n % parkings.length] ?? null),
    accessibility: n % 6 === 0 ? 'Step-free from the street' : null,
    restrictions: n % 10 === 0 ? 'Conservation area' : null,
  };
}
