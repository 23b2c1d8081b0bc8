// What members made of the listings: saved and hidden ones, saved searches, searches in plain words.
import { parsePrompt } from '@/lib/property-search/prompt/parse-prompt';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';
import type { Tables } from '../../../engine/db/database';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { placeNames, townAround } from './areas';
import type { WorldSize } from '../../../engine/seeds/world-size';

const saved = [1, 5, 7, 9, 14, 27, 42, 63, 88, 120, 171, 203] as const;
const hidden = [8, 33, 57, 99] as const;
const savedByOthers = [
  [2, 1],
  [2, 4],
  [6, 7],
  [8, 5],
  [13, 9],
] as const;
/** How many of the member's marks the large world has on top. */
const largeMarks = 300;

export function seedMarks(tables: Tables, now: Date, size: WorldSize): void {
  const more = size === 'large' ? Array.from({ length: largeMarks }, (_, index) => 400 + index * 61) : [];
  const mark = (ownerId: number, listing: number, isSaved: boolean, days: number) => {
    const at = before(now, { days, minutes: listing });
    const listingId = uuidOf('listing', listing);
    return {
      ownerId,
      listingId,
      saved: isSaved,
      hidden: !isSaved,
      reported: false,
      createdAt: at,
      updatedAt: at,
    };
  };
  const marks = [
    ...[...saved, ...more].map((listing, index) => mark(memberId, listing, true, 1 + (index % 60))),
    ...hidden.map((listing, index) => mark(memberId, listing, false, 3 + index)),
    ...savedByOthers.map(([ownerId, listing]) => mark(ownerId, listing, true, 4)),
  ];
  tables.listingMark.addAll(marks);
}

interface SearchText {
  ownerId?: number;
  name: string;
  filters: Schema<'ListingFilters'>;
  prompt?: string;
  frequency: Schema<'AlertFrequency'>;
  email?: boolean;
  quietHours?: Schema<'AlertQuietHours'>;
  paused?: boolean;
  /** When she last looked, in days before now. */
  looked: number;
  made: number;
}

const searches: readonly SearchText[] = [
  {
    name: 'Leeds terraces that need work',
    filters: {
      locations: ['Leeds'],
      types: ['terraced', 'end_terrace'],
      minBeds: 3,
      maxPrice: 180_000,
      minGrossYield: 7,
      needsWork: 'only',
    },
    prompt: '3-bed terrace in Leeds under £180k, 7% yield, needs work',
    frequency: 'instant',
    quietHours: { from: '22:00', to: '07:00' },
    looked: 4,
    made: 62,
  },
  {
    name: 'Small HMOs outside Article 4, Manchester and Cardiff',
    filters: {
      locations: ['Manchester', 'Cardiff'],
      hmoPotential: true,
      article4: 'exclude',
      maxPrice: 450_000,
    },
    frequency: 'daily',
    email: true,
    looked: 0.5,
    made: 118,
  },
  {
    name: 'Edinburgh and Glasgow flats, two bedrooms, EPC C or better, up to £240,000',
    filters: {
      locations: ['Edinburgh', 'Glasgow'],
      types: ['flat', 'maisonette'],
      minBeds: 2,
      maxBeds: 2,
      minEpc: 'C',
      maxPrice: 240_000,
    },
    frequency: 'weekly',
    email: true,
    looked: 9,
    made: 31,
  },
  {
    name: 'Auction lots under £100k',
    filters: { market: 'auction', maxPrice: 100_000 },
    frequency: 'instant',
    paused: true,
    looked: 27,
    made: 205,
  },
  {
    name: 'Reduced in Liverpool',
    filters: {
      locations: ['L4', 'L6', 'L13', 'L15'],
      minReduction: 5,
      reducedWithinDays: 60,
      minGrossYield: 8,
    },
    frequency: 'off',
    looked: 1,
    made: 12,
  },
  {
    ownerId: 2,
    name: 'Anything in LS12',
    filters: { locations: ['LS12'] },
    frequency: 'instant',
    looked: 2,
    made: 80,
  },
  {
    ownerId: 6,
    name: 'Salford and around',
    filters: { near: '53.4875,-2.2901', radiusMiles: 3, maxPrice: 200_000 },
    frequency: 'daily',
    looked: 20,
    made: 44,
  },
];

const asked = [
  ['2-bed flat in Leith with a balcony under £260k', 8],
  ['3-bed terrace in Leeds under £180k, 7% yield, needs work', 3],
] as const;

export function seedSearches(tables: Tables, now: Date): void {
  tables.propertySearch.addAll(
    searches.map((each) => ({
      ownerId: each.ownerId ?? memberId,
      name: each.name,
      filters: each.filters,
      prompt: each.prompt ?? null,
      frequency: each.frequency,
      channels: { inApp: true, email: each.email ?? false },
      quietHours: each.quietHours ?? null,
      paused: each.paused ?? false,
      lookedAt: before(now, { minutes: Math.round(each.looked * 1440) }),
      createdAt: before(now, { days: each.made }),
      updatedAt: before(now, { days: Math.min(each.made, 28) }),
    })),
  );
  tables.aiSearch.addAll(
    asked.map(([query, days]) => {
      const { filters, chips } = parsePrompt(query, placeNames, townAround);
      return { ownerId: memberId, query, filters, chips, createdAt: before(now, { days, hours: 2 }) };
    }),
  );
}
