import type { Database, Row } from '../db/database';
import { milesBetween, placeOf } from './businesses-places';
import { typeNamed } from './businesses-new';
import { roleIn } from './businesses-view';
import type { CallOf, Filters, OperationsOf } from './operation';
import { paged } from './paging';
import { businessView } from './businesses-view';

const pageSize = 20;
const usualRadius = 25;

type Business = Readonly<Row<'business'>>;
type Asked = Filters<'listBusinesses'>;

interface Found {
  business: Business;
  /** From the asked place, in miles; null when none was asked for, or where either is is not known. */
  miles: number | null;
}

function fits(db: Database, asked: Asked, readerId: number) {
  // An unknown type finds businesses of all types.
  const type = asked.businessType === undefined ? undefined : typeNamed(db, asked.businessType);
  const words = (asked.query ?? '').trim().toLowerCase();
  const body = asked.accreditation?.trim().toLowerCase();
  return (business: Business) =>
    (type === undefined || business.typeId === type.id) &&
    (asked.username === undefined || business.username === asked.username.toLowerCase()) &&
    (asked.mine !== true || roleIn(business, readerId) !== null) &&
    (body === undefined || business.accreditations.some((each) => each.body.toLowerCase() === body)) &&
    (words === '' || isAbout(business, words));
}

const isAbout = ({ name, username, tagline, services }: Business, words: string) =>
  [name, username, tagline ?? '', ...services.map((each) => each.name)].some((text) =>
    text.toLowerCase().includes(words),
  );

/** Near by distance; around a place that nobody knows, by its name and the areas that the business covers. */
function nearby(businesses: readonly Business[], { near = '', radius = usualRadius }: Asked): Found[] {
  if (near.trim() === '') return businesses.map((business) => ({ business, miles: null }));
  const centre = placeOf(near);
  const name = near.trim().toLowerCase();
  return businesses.flatMap((business) => {
    const { outcode, town, areas } = business;
    const place = placeOf(outcode ?? town ?? '');
    const miles = centre && place ? milesBetween(centre, place) : null;
    const isNear =
      miles === null
        ? town?.toLowerCase() === name || areas.some((each) => each.toLowerCase() === name)
        : miles <= radius;
    return isNear ? [{ business, miles }] : [];
  });
}

const byName = (a: Found, b: Found) => (a.business.name < b.business.name ? -1 : 1);
const byRating = (a: Found, b: Found) => (b.business.rating ?? 0) - (a.business.rating ?? 0);
const byMiles = (a: Found, b: Found) => (a.miles ?? Infinity) - (b.miles ?? Infinity) || 0;
const orders: Record<NonNullable<Asked['sort']>, (a: Found, b: Found) => number> = {
  name: byName,
  nearest: (a, b) => (a.miles === b.miles ? byName(a, b) : byMiles(a, b)),
  '-rating': (a, b) => byRating(a, b) || byName(a, b),
  '-createdAt': (a, b) => b.business.createdAt.localeCompare(a.business.createdAt) || byName(a, b),
  relevance: (a, b) =>
    (a.miles === b.miles ? 0 : byMiles(a, b)) ||
    Number(b.business.verified) - Number(a.business.verified) ||
    byRating(a, b) ||
    byName(a, b),
};

export const businessSearchOperations = {
  listBusinesses(call: CallOf<'listBusinesses'>) {
    const me = call.me();
    const { db } = call.world;
    const asked = call.filters();
    const fitting = db.business.all().filter(fits(db, asked, me.id));
    const found = nearby(fitting, asked).toSorted(orders[asked.sort ?? 'relevance']);
    const body = paged(call, found, pageSize, ({ business, miles }) =>
      businessView(db, business, me.id, miles),
    );
    return { status: 200, body };
  },
} satisfies OperationsOf<'listBusinesses'>;
