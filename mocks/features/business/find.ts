import type { Row } from '../../engine/db/database';
import { byMiles, seenFrom } from '../property-search/areas/places';
import { isSeenOnline } from '../../engine/realtime/presence';
import type { World } from '../../engine/world/world';
import { typeNamed } from './new';
import { roleIn } from './view';
import type { CallOf, Filters, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { isWaiting } from './verification';
import { businessView } from './view';
import { forbidden } from '../../engine/requests/refusal';

const pageSize = 20;

type Business = Readonly<Row<'business'>>;
type Asked = Filters<'listBusinesses'>;

interface Found {
  business: Business;
  /** From the asked place, in miles; null when none was asked for, or where either is is not known. */
  miles: number | null;
}

function fits(world: World, asked: Asked, readerId: number) {
  const { db } = world;
  // An unknown type finds businesses of all types.
  const type = asked.businessType === undefined ? undefined : typeNamed(db, asked.businessType);
  const words = (asked.query ?? '').trim().toLowerCase();
  const body = asked.accreditation?.trim().toLowerCase();
  const service = (asked.service ?? '').trim().toLowerCase();
  return (business: Business) =>
    (type === undefined || business.typeId === type.id) &&
    (asked.username === undefined || business.username === asked.username.toLowerCase()) &&
    (asked.unverified !== true || isWaiting(business)) &&
    (asked.mine !== true || roleIn(business, readerId) !== null) &&
    (body === undefined || business.accreditations.some((each) => each.body.toLowerCase() === body)) &&
    (service === '' || business.services.some(({ name }) => name.toLowerCase().includes(service))) &&
    (asked.online === undefined || isSeenOnline(world, business.ownerId) === asked.online) &&
    (words === '' || isAbout(business, words));
}

const isAbout = ({ name, username, tagline, services }: Business, words: string) =>
  [name, username, tagline ?? '', ...services.map((each) => each.name)].some((text) =>
    text.toLowerCase().includes(words),
  );

/** Near by distance; around a place that nobody knows, also by the areas that the business covers. */
function nearby(businesses: readonly Business[], { near = '', radius }: Asked): Found[] {
  const search = seenFrom(near, radius);
  const name = near.trim().toLowerCase();
  return businesses.flatMap((business) => {
    const { isNear, miles } = search(business);
    const isCovered = miles === null && business.areas.some((each) => each.toLowerCase() === name);
    return isNear || isCovered ? [{ business, miles }] : [];
  });
}

const byName = (a: Found, b: Found) => (a.business.name < b.business.name ? -1 : 1);
const byRating = (a: Found, b: Found) => (b.business.rating ?? 0) - (a.business.rating ?? 0);
const orders: Record<NonNullable<Asked['sort']>, (a: Found, b: Found) => number> = {
  name: byName,
  nearest: (a, b) => byMiles(a, b) || byName(a, b),
  '-rating': (a, b) => byRating(a, b) || byName(a, b),
  '-createdAt': (a, b) => b.business.createdAt.localeCompare(a.business.createdAt) || byName(a, b),
  relevance: (a, b) =>
    byMiles(a, b) ||
    Number(b.business.verified) - Number(a.business.verified) ||
    byRating(a, b) ||
    byName(a, b),
};

export const businessSearchOperations = {
  listBusinesses(call: CallOf<'listBusinesses'>) {
    const me = call.me();
    const { db } = call.world;
    const asked = call.filters();
    if (asked.unverified === true && me.role !== 'admin')
      throw forbidden('Only Tiebeam admins can see who’s waiting to be verified');
    const fitting = db.business.all().filter(fits(call.world, asked, me.id));
    const found = nearby(fitting, asked).toSorted(orders[asked.sort ?? 'relevance']);
    const body = paged(call, found, pageSize, ({ business, miles }) =>
      businessView(db, business, me.id, miles),
    );
    return { status: 200, body };
  },
} satisfies OperationsOf<'listBusinesses'>;
