import { uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';

/** What the server sets of a record of Hannah's that was made so many days ago. */
export function stamp(now: Date, days: number) {
  const at = before(now, { days, hours: 1 });
  return { ownerId: memberId, createdAt: at, updatedAt: at };
}

export const property = (n: number) => uuidOf('property', n);
export const room = (n: number) => uuidOf('propertyRoom', n);
export const contact = (n: number) => uuidOf('contact', n);
