// Which homes a list shows, and in which order.
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { matcherOf } from '../fields';
import type { Filters } from '../../../engine/answers/operation';

type Property = Readonly<Row<'property'>>;
type Wanted = Filters<'listProperties'>;

const isOwnedBy =
  (owner: string, meId: number) =>
  ({ owners }: Property) =>
    owners.some(({ userId, companyId }) => (owner === 'me' ? userId === meId : companyId === owner));

/** Whether the filters leave out no home in use. */
export const isWhole = ({ query = '', status, model, type, tag, owner, archived }: Wanted): boolean =>
  query.trim() === '' && !archived && [status, model, type, tag, owner].every((each) => each === undefined);

/** My homes that fit the filters. */
export function wantedProperties(db: Database, meId: number, wanted: Wanted): Property[] {
  const matches = matcherOf(wanted.query);
  const { status, tag, owner, archived: isArchived = false } = wanted;
  const modelId = wanted.model && db.propertyModel.first('key', wanted.model)?.id;
  const typeId = wanted.type && db.propertyType.first('key', wanted.type)?.id;
  return db.property
    .by('ownerId', meId)
    .filter((row) => (row.archivedAt !== null) === isArchived)
    .filter((row) => status === undefined || row.status === status)
    .filter((row) => modelId === undefined || row.modelId === modelId)
    .filter((row) => typeId === undefined || row.typeId === typeId)
    .filter((row) => tag === undefined || row.tags.includes(tag))
    .filter((row) => owner === undefined || isOwnedBy(owner, meId)(row))
    .filter((row) => matches(row.fullAddress, ...row.tags, row.notes));
}

/** The ids of my homes of an owner or with a tag; undefined where neither is asked for. */
export function homesOf(
  db: Database,
  meId: number,
  { owner, tag }: Pick<Wanted, 'owner' | 'tag'>,
): ReadonlySet<string> | undefined {
  if (owner === undefined && tag === undefined) return undefined;
  const homes = wantedProperties(db, meId, {
    ...(owner !== undefined && { owner }),
    ...(tag !== undefined && { tag }),
  });
  return new Set(homes.map(({ id }) => id));
}

const collator = new Intl.Collator('en-GB', { numeric: true });

const measures: Readonly<Record<string, (view: Schema<'Property'>) => number | string | null>> = {
  value: (view) => view.currentValue,
  debt: (view) => view.figures.debt,
  rent: (view) => view.figures.rentPcm,
  yield: (view) => view.figures.grossYield,
  purchased: (view) => view.purchaseDate,
  gasSafety: (view) => view.figures.gasSafety?.dueOn ?? null,
  electrical: (view) => view.figures.electrical?.dueOn ?? null,
};

/** In the order asked for; what is not known comes last in either direction, the same by address. */
export function inOrder(views: readonly Schema<'Property'>[], sort: Wanted['sort'] = 'address') {
  const name = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const byAddress = views.toSorted((a, b) => collator.compare(a.fullAddress, b.fullAddress));
  const measure = measures[name];
  if (measure === undefined) return sign === 1 ? byAddress : byAddress.toReversed();
  return byAddress.toSorted((a, b) => {
    const [left, right] = [measure(a), measure(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left < right ? -1 : Number(left > right));
  });
}
