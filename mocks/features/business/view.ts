// Businesses and their types as the contract shows them.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { authorView } from '../../engine/answers/views';

type Business = Readonly<Row<'business'>>;

const rank: Record<Schema<'BusinessRole'>, number> = { owner: 0, admin: 1, member: 2 };

export const roleIn = ({ members }: Business, userId: number) =>
  members.find((each) => each.userId === userId)?.role ?? null;

/** @param distanceMiles from the place that was asked for */
export function businessView(
  db: Database,
  business: Business,
  readerId: number,
  distanceMiles: number | null = null,
): Schema<'Business'> {
  const { ownerId, typeId, members, verification, uploads: _, ...shown } = business;
  const role = roleIn(business, readerId);
  const seesProof = role === 'owner' || role === 'admin' || db.user.get(readerId)?.role === 'admin';
  return {
    ...shown,
    ...(seesProof && { verification }),
    authUser: authorView(db, ownerId),
    type: db.businessType.get(typeId)?.name ?? 'Other',
    members: members
      .toSorted((a, b) => rank[a.role] - rank[b.role])
      .map(({ userId, role }) => ({ userId, role, user: authorView(db, userId) })),
    myRole: role,
    distanceMiles,
  };
}

export const businessTypeView = (
  db: Database,
  type: Readonly<Row<'businessType'>>,
): Schema<'BusinessType'> => ({ ...type, count: db.business.countBy('typeId', type.id) });
