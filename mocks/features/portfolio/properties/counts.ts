import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { matching } from '../transactions/transaction-filter';

/** How many records of a home each of their lists has. */
export function countsOf(db: Database, { id, ownerId }: Readonly<Row<'property'>>): Schema<'PropertyCounts'> {
  const ofHome = ({ propertyId }: { propertyId: string | null }) => propertyId === id;
  return {
    tenancies: db.tenancy.by('ownerId', ownerId).filter(ofHome).length,
    transactions: matching(db.transaction.by('ownerId', ownerId), { propertyId: id }).length,
    documents: db.document.by('ownerId', ownerId).filter((row) => ofHome(row) && row.trashedAt === null)
      .length,
    maintenance: db.propertyMaintenance.by('ownerId', ownerId).filter(ofHome).length,
  };
}
