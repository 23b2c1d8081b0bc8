// How large a room must be for people to sleep in it.
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';

// Licensing of Houses in Multiple Occupation (Mandatory Conditions of Licences) (England) Regulations 2018, m².
const smallest = 4.64;
const forOne = 6.51;
const forTwo = 10.22;

/** Whether the law on room sizes reaches a home: an HMO in England. */
export const hasRoomLaw = (db: Database, { nation, modelId }: Readonly<Row<'property'>>) =>
  nation === 'england' && db.propertyModel.get(modelId ?? '')?.key === 'hmo';

/** What a room of such an HMO lacks; null for rooms nobody sleeps in and those that are large enough. */
export function sizeFlagOf(
  { areaSqm, maxOccupants }: Pick<Row<'propertyRoom'>, 'areaSqm' | 'maxOccupants'>,
  isSleeping: boolean,
): Schema<'RoomSizeFlag'> | null {
  if (!isSleeping || maxOccupants === 0) return null;
  const minimum = areaSqm < smallest ? smallest : maxOccupants > 1 ? forTwo : forOne;
  return areaSqm < minimum ? { minimum, message: `below ${minimum} m²` } : null;
}
