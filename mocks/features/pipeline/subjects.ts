// What a viewing or a task is about: a deal, a listing, a property.
import { connectedIds } from '../../engine/world/relations';
import { sharedEvaluation, type EvaluationRow } from '../evaluations/rules/access';
import { requireListing, requireMyProperty } from '../evaluations/prefill';
import { ownRow } from '../../engine/answers/owned';
import type { Call } from '../../engine/answers/operation';
import { forbidden, invalid } from '../../engine/requests/refusal';

interface Subjects {
  evaluationId?: string | null | undefined;
  listingId?: string | null | undefined;
  propertyId?: string | null | undefined;
  tenancyId?: string | null | undefined;
}

/** The deal among the subjects, when there is one. Throws 404 and 403 for subjects I may not see or write to. */
export function requireSubjects(call: Call, of: Subjects): EvaluationRow | undefined {
  const me = call.me();
  if (of.listingId) requireListing(call.world, of.listingId);
  if (of.propertyId) requireMyProperty(call.world, of.propertyId, me.id);
  if (of.tenancyId) ownRow(call, call.world.db.tenancy, 'tenancy', of.tenancyId);
  if (!of.evaluationId) return undefined;
  const { row, role } = sharedEvaluation(call, of.evaluationId);
  if (role === 'view') throw forbidden('You can view this evaluation but not edit it');
  return row;
}

/** Throws 422 unless each is me or a connection of mine. */
export function requirePeople(call: Call, field: string, ids: readonly number[]): void {
  const me = call.me();
  const connected = connectedIds(call.world.db, me.id);
  if (ids.some((id) => id !== me.id && !connected.has(id))) {
    throw invalid({ [field]: ['Choose one of your connections'] });
  }
}
