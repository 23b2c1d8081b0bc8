// What an agent would write about a listing, made of its facts when it is shown.
import { homeTypeNames } from '@/lib/places/home-types';
import type { Schema } from '../../../engine/contract/contract';
import { numberOf } from '../../../engine/db/table-definition';
import { areaOf, townOf } from '../seeds/areas';
import { featuresOf, sentenceOf, trait } from '../seeds/features';
import type { Facts } from './match';

type Listing = Schema<'PropertyListing'>;

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const letters = 'ABDEFGHJLNPQRSTUWXYZ';

export const addressOf = (row: Facts) => `${row.street}, ${areaOf(row.outcode).name}, ${row.town}`;

/** A whole postcode of the outcode, the same for the same listing. */
export function postcodeOf(row: Facts): string {
  const n = numberOf(row.id);
  const letter = (place: number) => letters.charAt(place % letters.length);
  return `${row.outcode} ${1 + (n % 9)}${letter(n * 7)}${letter(Math.floor(n / 3) * 11 + 4)}`;
}

function nounOf({ type, bedrooms }: Facts): string {
  const noun = {
    detached: 'detached house',
    semi: 'semi-detached house',
    terraced: 'terraced house',
    end_terrace: 'end-terrace house',
    flat: 'flat',
    maisonette: 'maisonette',
    bungalow: 'bungalow',
    studio: 'studio flat',
    park_home: 'park home',
    land: 'building plot',
    block: 'small block of flats',
    commercial: 'commercial unit',
    mixed: 'shop with a flat above',
  }[type];
  return bedrooms > 0 ? `${counts[bedrooms] ?? bedrooms}-bedroom ${noun}` : noun;
}

const openings = [
  (what: string, where: string) => `${capital(what)} on ${where}.`,
  (what: string, where: string) => `We’re pleased to offer this ${what} on ${where}.`,
  (what: string, where: string) => `${capital(what)} on ${where}, viewings by appointment.`,
  (what: string, where: string) => `A ${what} on ${where}.`,
] as const;

function terms(row: Facts): string {
  if (row.tenure === null) return 'Ask the agent to confirm the tenure.';
  if (row.tenure === 'freehold') return 'Freehold.';
  if (row.tenure === 'share_of_freehold') return 'Share of freehold.';
  if (row.tenure === 'commonhold') return 'Commonhold.';
  return row.leaseYears === null
    ? 'Leasehold; ask the agent how many years are left.'
    : `Leasehold with ${row.leaseYears} ${row.leaseYears === 1 ? 'year' : 'years'} left.`;
}

const closings: Partial<Record<Facts['status'], string>> = {
  auction: 'Read the legal pack and its special conditions before you bid.',
  to_rent: 'Available after referencing; the deposit is five weeks’ rent.',
  sold: 'Now sold. Ask us about similar homes nearby.',
};

export function listingText(row: Facts): Pick<Listing, 'features' | 'description'> {
  const features = featuresOf(row.traits);
  const n = numberOf(row.id);
  const open = openings[n % openings.length] ?? openings[0];
  const isLet = row.status === 'to_rent' || row.status === 'let_agreed';
  const sentences = [
    open(nounOf(row), `${addressOf(row)} ${row.outcode}`),
    ...features.map((feature) => sentenceOf(feature, row.bedrooms)),
    row.estRentPcm !== null && n % 2 === 0 ? 'Homes here let quickly.' : '',
    isLet ? '' : terms(row),
    closings[row.status] ?? 'Viewings Monday to Saturday.',
  ];
  return {
    features: [
      ...(row.bedrooms > 0 ? [`${homeTypeNames[row.type]}, ${row.bedrooms} bed`] : []),
      ...features.map(({ label }) => label),
    ],
    description: sentences.filter(Boolean).join(' '),
  };
}

/** Which drawing of the media stands for what; a drawing is nobody's upload, so it is kept under the community's own id. */
export function photosOf(row: Facts): string[] {
  const n = numberOf(row.id);
  const file = (names: readonly string[]) => `4/media/${names[n % names.length] ?? 'armley'}.svg`;
  // An agent who has no pictures yet.
  if (row.type === 'land' || n % 37 === 8) return [];
  const isScottish = townOf(row.town).nation === 'scotland';
  const isFlat =
    row.type === 'flat' || row.type === 'maisonette' || row.type === 'studio' || row.type === 'block';
  const front = isFlat
    ? file(isScottish && (row.traits & trait.newBuild) === 0 ? ['leith'] : ['ancoats', 'salford', 'quay'])
    : row.type === 'detached' || row.type === 'bungalow' || row.type === 'park_home'
      ? file(['hebden', 'york'])
      : file(['armley', 'headingley', 'saltaire', 'hull']);
  return n % 5 === 0 ? [front] : [front, '4/media/lounge.svg'];
}

const agents = [
  'Ashworth & Lyle',
  'Pennine Homes',
  'Northlight Estates',
  'Castle & Quay',
  'Barrow Fenwick',
  'Marlowe Lettings and Sales',
] as const;
const sources = ['Homefront', 'Street & Key', 'Northern Listings'] as const;

export function agentOf(row: Facts): Pick<Listing, 'agent' | 'source' | 'url'> {
  const n = numberOf(row.id);
  const isAuction = row.status === 'auction';
  const name = isAuction ? 'Gavel & Latch Auctions' : (agents[n % agents.length] ?? agents[0]);
  const place = (n * 13) % 100;
  const phone = `${townOf(row.town).phone}${String(100 + place).padStart(3, '0')}`;
  return {
    agent: {
      name,
      branch: isAuction ? row.town : areaOf(row.outcode).name,
      phone,
      website: n % 4 === 0 ? null : `https://agents.example/${n % agents.length}`,
      business: null,
    },
    source: isAuction ? 'Gavel & Latch' : (sources[n % sources.length] ?? sources[0]),
    url: `https://listings.example/${n}`,
  };
}
