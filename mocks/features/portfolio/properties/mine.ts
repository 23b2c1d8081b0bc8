// The home that a record or a list of records is about.
import type { Row } from '../../../engine/db/database';
import type { Call } from '../../../engine/answers/operation';
import { ownRow } from '../../../engine/answers/owned';
import { forbidden, invalid } from '../../../engine/requests/refusal';

type Property = Readonly<Row<'property'>>;

/** My home by its id. Throws 404 when there is none, 403 when it is somebody else's. */
export const ownProperty = (call: Call, id: string): Property =>
  ownRow(call, call.world.db.property, 'property', id);

/** The home a body names. Throws 422 when there is none, 403 when it is somebody else's. */
export function namedProperty(call: Call, id: string): Property {
  const me = call.me();
  const property = call.world.db.property.get(id);
  if (property === undefined) throw invalid({ propertyId: ['We couldn’t find that property'] });
  if (property.ownerId !== me.id) throw forbidden('You don’t have access to this property');
  return property;
}

/** Answers whether a record belongs to the home asked for; without one all do. Throws 404 and 403 like `ownProperty`. */
export function ofProperty(
  call: Call,
  propertyId: string | undefined,
): (row: { propertyId: string | null }) => boolean {
  if (propertyId === undefined) return () => true;
  const { id } = ownProperty(call, propertyId);
  return (row) => row.propertyId === id;
}
