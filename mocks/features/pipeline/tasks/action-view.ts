// A task or an entry of the log as its reader gets it: with people and what it is about by name.
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { authorView } from '../../../engine/answers/views';

type Action = Readonly<Row<'propertyAction'>>;

export function actionView(
  db: Database,
  { remindedOf: _kept, clientId: _name, isNote: _note, ...row }: Action,
): Schema<'PropertyAction'> {
  return {
    ...row,
    owner: authorView(db, row.ownerId),
    assignee: row.assigneeId === null ? null : authorView(db, row.assigneeId),
    subject: subjectOf(db, row),
  };
}

/** The deal first: a task of a deal may also name the home it became. */
export function subjectOf(
  db: Database,
  { evaluationId, tenancyId, propertyId }: Pick<Action, 'evaluationId' | 'tenancyId' | 'propertyId'>,
): Schema<'ActionSubject'> | null {
  const deal = evaluationId === null ? undefined : db.evaluation.get(evaluationId);
  if (deal) return { kind: 'evaluation', id: deal.id, title: deal.title };
  const tenancy = tenancyId === null ? undefined : db.tenancy.get(tenancyId);
  if (tenancy) return { kind: 'tenancy', id: tenancy.id, title: tenancyTitle(db, tenancy) };
  const home = propertyId === null ? undefined : db.property.get(propertyId);
  return home ? { kind: 'property', id: home.id, title: home.addressLine1 } : null;
}

function tenancyTitle(db: Database, { tenantIds, propertyId }: Readonly<Row<'tenancy'>>): string {
  const names = tenantIds.flatMap((id) => db.contact.get(id)?.name ?? []);
  const address = db.property.get(propertyId)?.addressLine1;
  return [names.join(', ') || 'Tenancy', address].filter(Boolean).join(', ').slice(0, 300);
}
