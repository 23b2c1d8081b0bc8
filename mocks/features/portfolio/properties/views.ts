import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { figuresOf } from '../summary/portfolio-summary';

type Property = Readonly<Row<'property'>>;

function ownerView(db: Database, owner: Property['owners'][number]): Schema<'PropertyOwner'> {
  const { userId, companyId, share } = owner;
  const member = userId === null ? undefined : db.user.get(userId)?.fullName;
  const company = companyId === null ? undefined : db.company.get(companyId)?.name;
  return { userId, companyId, name: member ?? company ?? null, share };
}

/** Answers homes of one member as the contract shows them, with what other tables say of them today. */
export function propertyViews(
  db: Database,
  ownerId: number,
  today: string,
): (property: Property) => Schema<'Property'> {
  const figures = figuresOf(db, ownerId, today);
  const evaluations = db.evaluation.by('ownerId', ownerId).filter(({ deletedAt }) => deletedAt === null);
  const byId = new Map(evaluations.map((each) => [each.id, each]));
  const ofHome = new Map(evaluations.toReversed().map((each) => [each.propertyId, each]));
  return (property) => {
    const evaluation = byId.get(property.evaluationId ?? '') ?? ofHome.get(property.id);
    return {
      ...property,
      uuid: property.id,
      propertyEvaluation: evaluation ? { title: evaluation.title, uuid: evaluation.id } : null,
      owners: property.owners.map((owner) => ownerView(db, owner)),
      figures: figures(property),
    };
  };
}
