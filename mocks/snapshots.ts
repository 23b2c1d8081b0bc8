// Cards of other members' records: what a post or a message shows of a deal, a home, an article, a contact or a link.
import { safeHref } from '@/lib/safe-href';
import type { Schema } from './contract';
import type { Database } from './db/database';

export type Snapshot = Schema<'Snapshot'>;
export type CardKind = Schema<'AttachmentKind'> | Schema<'ChatCardKind'>;

type Figures = Snapshot['figures'];
type Fields = Readonly<Record<string, unknown>>;

/**
 * What a card shows of a record, as it is now; undefined when there is none, or none that this member may show.
 * The one place that knows how each kind is drawn as a card.
 */
export function snapshotOf(
  db: Database,
  kind: CardKind,
  refId: string,
  memberId: number,
): Snapshot | undefined {
  if (kind === 'link') return linkCard(refId);
  const row = recordOf(db, kind, refId);
  if (row === undefined || !mayShow(kind, row, memberId)) return undefined;
  const ownerId = Number(row['ownerId'] ?? memberId);
  return { ...cardOf[kind](row), image: imageOf(row, ownerId) };
}

const cardOf: Record<Exclude<CardKind, 'link'>, (row: Fields) => Omit<Snapshot, 'image'>> = {
  // The area only, never the address: an evaluation shows its address when its owner gives it in words.
  evaluation: (row) => ({
    title: text(row, 'title'),
    subtitle: joined([strategyNames.get(text(row, 'primary')) ?? '', text(row, 'outcode')]),
    figures: resultFigures(fields(row['results'])),
  }),
  listing: (row) => ({
    title: text(row, 'title') || text(row, 'address'),
    subtitle: joined([pounds(row['price']), text(row, 'outcode')]),
    figures: listed([
      ['Price', pounds(row['price'])],
      ['Est. rent', pounds(row['estRentPcm'], ' pcm')],
      ['Bedrooms', figure(row['bedrooms'])],
      ['EPC', text(row, 'epc')],
    ]),
  }),
  property: (row) => ({
    title: text(row, 'fullAddress') || text(row, 'addressLine1'),
    subtitle: joined([text(row, 'town'), text(row, 'postcode')]),
    figures: listed([
      ['Value', pounds(row['currentValue'])],
      ['Bedrooms', figure(row['bedrooms'])],
      ['EPC', text(row, 'epcRating')],
    ]),
  }),
  article: (row) => ({
    title: text(row, 'title'),
    subtitle: joined(['Knowledge base', figure(row['readMinutes'], ' minutes')]),
    figures: [],
  }),
  contact: (row) => ({
    title: text(row, 'name'),
    subtitle: joined([text(row, 'company'), text(row, 'trade')]),
    figures: listed([
      ['Phone', text(row, 'phone')],
      ['E-mail', text(row, 'email')],
    ]),
  }),
};

/** Listings and published articles are everybody's; the rest is its owner's, and its collaborators'. */
function mayShow(kind: CardKind, row: Fields, memberId: number): boolean {
  if (kind === 'listing') return true;
  if (kind === 'article') return (row['status'] ?? 'published') === 'published';
  const collaborators = Array.isArray(row['collaborators']) ? row['collaborators'] : [];
  return row['ownerId'] === memberId || collaborators.some((each) => fields(each)['userId'] === memberId);
}

function linkCard(address: string): Snapshot | undefined {
  if (!/^https?:/i.test(address) || safeHref(address) === null) return undefined;
  const url = new URL(address);
  const title = url.hostname.replace(/^www\./, '');
  return {
    title,
    subtitle: decoded(url.pathname === '/' ? url.href : url.pathname),
    image: null,
    figures: [],
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A record of the table of this name; undefined where the world keeps no such table. */
function recordOf(db: Database, table: string, id: string): Fields | undefined {
  // Every table of the database is found by ids.
  const rows = Reflect.get(db, table) as { get(id: string): unknown } | undefined;
  const row = rows?.get(id);
  return row === undefined ? undefined : fields(row);
}

const strategyNames = new Map([
  ['btl', 'Buy-to-let'],
  ['brrr', 'BRRR'],
  ['hmo', 'HMO'],
  ['sa', 'Serviced accommodation'],
  ['flip', 'Flip'],
  ['r2r', 'Rent-to-rent'],
]);

const resultFigures = (results: Fields): Figures =>
  listed([
    ['Gross yield', percent(results['grossYield'])],
    ['ROI', percent(results['roi'])],
    ['Cash flow', pounds(results['cashFlowPcm'] ?? results['monthlyCashFlow'], ' pcm')],
    ['Money left in', pounds(results['moneyLeftIn'] ?? results['cashLeftIn'])],
  ]);

/** The first image of a record as a media path. */
function imageOf(row: Fields, ownerId: number): string | null {
  const [first] = Array.isArray(row['images']) ? Array.from<unknown>(row['images']) : [];
  const file = first ?? row['image'];
  const name = typeof file === 'string' ? file : fields(file)['file'];
  if (typeof name !== 'string' || name === '') return null;
  return name.includes('/') ? name : `${ownerId}/media/${name}`;
}

const listed = (figures: readonly (readonly [string, string])[]): Figures =>
  figures.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])).slice(0, 4);
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const figure = (value: unknown, unit = '') => (isFigure(value) ? `${value}${unit}` : '');
const percent = (value: unknown) => (isFigure(value) ? `${value.toFixed(1)}%` : '');
const pounds = (value: unknown, unit = '') =>
  isFigure(value)
    ? `${value < 0 ? '−' : ''}£${Math.abs(Math.round(value)).toLocaleString('en-GB')}${unit}`
    : '';

function text(row: Fields, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}

function fields(value: unknown): Fields {
  // Records are objects with string keys.
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
