// Cards of other members' records: what a post or a message shows of a deal, a home, an article, a contact or a link.
import { namesStreet } from '@/lib/places/names-street';
import { safeHref } from '@/lib/links/safe-href';
import type { Schema } from '../contract/contract';
import type { Row, Tables } from '../db/database';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { addressOf, photosOf } from '../../features/property-search/ai/text';
import { sharedDeal } from '../../features/chat/activity/shared-deal';

export type Snapshot = Schema<'Snapshot'>;
type Shows = Schema<'EvaluationShows'>;
export type CardKind = Schema<'AttachmentKind'> | Schema<'ChatCardKind'>;

type Figures = Snapshot['figures'];
type Records = Pick<
  Tables,
  'evaluation' | 'evaluationImage' | 'listing' | 'property' | 'article' | 'contact' | 'mediaFile'
>;

/**
 * What a card shows of a record, as it is now; undefined when there is none, or none that this member may show.
 * The one place that knows how each kind is drawn as a card.
 * @param shows of an evaluation: what its owner lets the card tell
 */
export function snapshotOf(
  tables: Records,
  kind: CardKind,
  refId: string,
  memberId: number,
  shows?: Shows,
): Snapshot | undefined {
  return mayShow(tables, kind, refId, memberId) ? cardOf(tables, kind, refId, shows) : undefined;
}

/** The card of a record, whoever shows it; undefined when there is no such record. */
export function cardOf(tables: Records, kind: CardKind, refId: string, shows?: Shows): Snapshot | undefined {
  switch (kind) {
    case 'link':
      return linkCard(refId);
    case 'evaluation':
      return evaluationCard(tables, tables.evaluation.get(refId), shows);
    case 'listing':
      return listingCard(tables.listing.get(refId));
    case 'property':
      return propertyCard(tables, tables.property.get(refId));
    case 'article':
      return articleCard(tables, tables.article.get(refId));
    case 'contact':
      return contactCard(tables.contact.get(refId));
  }
}

/** Listings and published articles are everybody's; the rest is its owner's, and its collaborators'. */
function mayShow(tables: Records, kind: CardKind, refId: string, memberId: number): boolean {
  switch (kind) {
    case 'link':
    case 'listing':
      return true;
    case 'article':
      return tables.article.get(refId)?.status === 'published';
    case 'evaluation': {
      const row = tables.evaluation.get(refId);
      if (row === undefined) return false;
      const isShared = row.deletedAt === null && row.collaborators.some(({ userId }) => userId === memberId);
      return row.ownerId === memberId || isShared;
    }
    case 'property':
    case 'contact':
      return tables[kind].get(refId)?.ownerId === memberId;
  }
}

/** The area only, never the address: a deal shows its address when its owner gives it in words. */
function evaluationCard(
  tables: Records,
  row: Readonly<Row<'evaluation'>> | undefined,
  shows?: Shows,
): Snapshot | undefined {
  if (row === undefined) return undefined;
  const strategy = strategyNames[row.primary];
  const { headline } = row.results;
  const [image] = tables.evaluationImage.by('evaluationId', row.id).toSorted((a, b) => a.order - b.order);
  // The title often names the street: of a deal begun from a listing or a property it is the address itself.
  const isHidden = shows ? !shows.address : row.address !== null && namesStreet(row.title, row.address);
  const hasPrice = row.primary !== 'r2r';
  const areCostsHidden = shows !== undefined && !(shows.price && shows.costs);
  const area = shows?.address && row.address ? row.address : (row.outcode ?? '');
  return {
    title: isHidden ? joined([strategy, row.outcode ?? ''], ' in ') : row.title,
    subtitle: joined([strategy, area]),
    image: image === undefined ? null : shownPath(tables, image.ownerId, image.file),
    figures: listed([
      ...(shows?.price && hasPrice ? [['Price', pounds(headline.price), 'price'] as const] : []),
      ...(shows?.price && shows.costs
        ? [['Cash needed', pounds(headline.cashInvested), 'cashInvested'] as const]
        : []),
      ['Gross yield', percent(headline.grossYield), 'grossYield'],
      ['Profit', areCostsHidden ? '' : pounds(headline.profit), 'profit'],
      ['ROI', share(headline.roi), 'roi'],
      ['Cash flow', areCostsHidden ? '' : pounds(headline.cashFlowPcm, ' pcm'), 'cashFlowPcm'],
      ['Money left in', areCostsHidden ? '' : pounds(headline.moneyLeftIn), 'moneyLeftIn'],
      ['ROCE', shows && areCostsHidden ? share(headline.roce) : '', 'roce'],
    ]),
    price: shows?.price && hasPrice ? headline.price : null,
    deal: sharedDeal(row, shows),
  };
}

const qualifiers: Partial<Record<NonNullable<Row<'listing'>['priceQualifier']>, string>> = {
  guide: 'Guide price ',
  offers_over: 'Offers over ',
  oieo: 'Offers in excess of ',
};

function listingCard(row: Readonly<Row<'listing'>> | undefined): Snapshot | undefined {
  if (row === undefined) return undefined;
  const isLet = row.status === 'to_rent' || row.status === 'let_agreed';
  const price = pounds(row.price, isLet ? ' pcm' : '');
  const qualifier = row.priceQualifier === null ? '' : (qualifiers[row.priceQualifier] ?? '');
  return {
    title: addressOf(row),
    subtitle: joined([`${qualifier}${price}`, row.outcode]),
    image: photosOf(row)[0] ?? null,
    figures: listed([
      [isLet ? 'Rent' : 'Price', price],
      ['Estimated rent', isLet ? '' : pounds(row.estRentPcm, ' pcm')],
      ['Bedrooms', row.bedrooms === 0 ? '' : String(row.bedrooms)],
      ['EPC', row.epc ?? ''],
    ]),
    price: isLet ? null : row.price,
  };
}

function propertyCard(tables: Records, row: Readonly<Row<'property'>> | undefined): Snapshot | undefined {
  if (row === undefined) return undefined;
  const [image] = row.images;
  return {
    title: row.fullAddress,
    subtitle: joined([row.town, row.postcode]),
    image: image === undefined ? null : shownPath(tables, row.ownerId, image),
    figures: listed([
      ['Value', pounds(row.currentValue)],
      ['Bedrooms', row.bedrooms === null ? '' : String(row.bedrooms)],
      ['EPC', row.epcRating ?? ''],
    ]),
  };
}

function articleCard(tables: Records, row: Readonly<Row<'article'>> | undefined): Snapshot | undefined {
  if (row === undefined) return undefined;
  return {
    title: row.title,
    subtitle: 'Knowledge Base',
    image: row.image === null ? null : shownPath(tables, row.ownerId, row.image),
    figures: [],
  };
}

function contactCard(row: Readonly<Row<'contact'>> | undefined): Snapshot | undefined {
  if (row === undefined) return undefined;
  return {
    title: row.name,
    subtitle: row.company ?? row.kind.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    image: null,
    figures: listed([
      ['Phone', row.phones[0] ?? ''],
      ['Email', row.emails[0] ?? ''],
    ]),
  };
}

/** A card is seen by others, so a picture that only some may see is left out. */
function shownPath({ mediaFile }: Records, ownerId: number, file: string): string | null {
  const scope = mediaFile.first('path', `${ownerId}/${file}`)?.scope.kind ?? 'public';
  return scope === 'public' || scope === 'members' ? `${ownerId}/media/${file}` : null;
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

type Listed = readonly [label: string, value: string, field?: string];
const listed = (figures: readonly Listed[]): Figures =>
  figures
    .flatMap(([label, value, field]) => (value === '' ? [] : [{ label, value, ...(field && { field }) }]))
    .slice(0, 6);
const joined = (parts: readonly string[], by = ' · ') => parts.filter((part) => part !== '').join(by);
const share = (value: number | 'infinite' | null) => (value === 'infinite' ? 'Infinite' : percent(value));
const percent = (value: number | null) => (value === null ? '' : `${value.toFixed(1)}%`);
const pounds = (value: number | null, unit = '') =>
  value === null
    ? ''
    : `${value < 0 ? '−' : ''}£${Math.abs(Math.round(value)).toLocaleString('en-GB')}${unit}`;
