// The properties that a member shows on their profile, without what tells where exactly they are and what they are worth.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';

type Property = Readonly<Row<'property'>>;

/** Those that were chosen and are not archived, the latest purchase first. */
export const shownProperties = (db: Database, ownerId: number): readonly Property[] =>
  db.property
    .by('ownerId', ownerId)
    .filter(({ onProfile, archivedAt }) => onProfile && archivedAt === null)
    .toSorted((a, b) => (b.purchaseDate ?? '').localeCompare(a.purchaseDate ?? ''));

export function profilePropertyView(db: Database): (property: Property) => Schema<'ProfileProperty'> {
  return ({ id, ownerId, town, postcode, nation, typeId, modelId, ...home }) => ({
    id,
    ownerId,
    town,
    outcode: postcode.split(' ')[0] ?? '',
    nation,
    type: db.propertyType.get(typeId)?.name ?? '',
    model: modelId === null ? null : (db.propertyModel.get(modelId)?.name ?? null),
    bedrooms: home.bedrooms,
    areaSqm: home.areaSqm,
    epcRating: home.epcRating,
    image: home.images[0] ?? null,
  });
}
