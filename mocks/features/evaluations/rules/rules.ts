// What the contract's schemas cannot say of an evaluation.
import { applyOverrides, mergeInputs, unknownPaths } from '@/lib/evaluation/inputs/overrides';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { connectedIds } from '../../../engine/world/relations';
import type { World } from '../../../engine/world/world';
import type { EvaluationRow, Role } from './access';
import { settingsOf } from './evaluation-results';
import { conflict, forbidden, invalid } from '../../../engine/requests/refusal';
import { problemsOf } from '../../../engine/requests/schema-check';

type Update = Schema<'EvaluationUpdate'>;
type Errors = Record<string, string[]>;

const ownersAlone = [
  'propertyId',
  'collaborators',
  'isPublished',
  'shows',
  'links',
  'people',
  'archived',
  'deleted',
  'settingsId',
] as const;
const commenters: ReadonlySet<string> = new Set(['notes', 'version', 'updatedAt']);

/** Throws 403 when the role does not allow every part of the change. */
export function requireRole(role: Role, body: Update): void {
  const fields = Object.keys(body);
  const isAllowed =
    role === 'owner' ||
    (role === 'edit' && !ownersAlone.some((field) => field in body)) ||
    (role === 'comment' && fields.every((field) => commenters.has(field)));
  if (!isAllowed) throw forbidden('Your role in this evaluation doesn’t allow this change');
}

/** Throws 409 when the edit began from another state, or the evaluation lies in the trash. */
export function requireFresh(row: EvaluationRow, { version, updatedAt, deleted }: Update): void {
  if ((version ?? row.version) !== row.version || (updatedAt ?? row.updatedAt) !== row.updatedAt) {
    throw conflict('This evaluation has changed since you opened it');
  }
  if (row.deletedAt !== null && deleted === undefined) {
    throw conflict('This evaluation has been deleted. Restore it first');
  }
}

/** Throws 422 for parts that do not go together. @param row as it would be after the change */
export function requireSound(world: World, row: Omit<Row<'evaluation'>, 'id'>, body: Update): void {
  const errors: Errors = {};
  if (!row.strategies.includes(row.primary)) errors['primary'] = ['Choose one of the strategies'];
  if (body.scenarios) Object.assign(errors, scenarioErrors(row.inputs, body.scenarios));
  if (body.collaborators) {
    Object.assign(errors, collaboratorErrors(world, row.ownerId, body.collaborators));
  }
  if (body.settingsId && !settingsOf(world.db, row.ownerId).some(({ id }) => id === body.settingsId)) {
    errors['settingsId'] = ['Choose one of your profiles'];
  }
  const isMine = ({ contactId }: Schema<'DealPerson'>) =>
    world.db.contact.get(contactId)?.ownerId === row.ownerId;
  if (body.people && !body.people.every(isMine)) errors['people'] = ['Choose one of your contacts'];
  const offers = body.offers ?? [];
  if (offers.filter(({ status }) => status === 'accepted').length > 1) {
    errors['offers'] = ['Only one offer can be accepted'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The contract's schema of some inputs, which whole ones fit too, as `problemsOf` finds it. */
const someInputs = { $ref: 'https://contract.invalid/#/$defs/SomeEvaluationInputs' } as const;

function scenarioErrors(
  inputs: Schema<'EvaluationInputs'>,
  scenarios: readonly Schema<'EvaluationScenario'>[],
): Errors {
  const errors: Errors = {};
  scenarios.forEach(({ name, overrides }, index) => {
    const isTwice = scenarios.slice(0, index).some((other) => other.name === name);
    if (isTwice) errors[`scenarios.${index}.name`] = ['Another scenario already has this name'];
    const [unknown] = unknownPaths(inputs, overrides);
    if (unknown !== undefined) {
      errors[`scenarios.${index}.overrides`] = [`“${unknown}” isn’t an input`];
      return;
    }
    for (const [path, problem] of problemsOf(applyOverrides(inputs, overrides), someInputs)) {
      errors[`scenarios.${index}.overrides.${path}`] = [problem];
    }
  });
  return errors;
}

function collaboratorErrors(
  { db }: World,
  ownerId: number,
  collaborators: readonly Schema<'EvaluationCollaborator'>[],
): Errors {
  const errors: Errors = {};
  const connected = connectedIds(db, ownerId);
  collaborators.forEach(({ userId }, index) => {
    const field = `collaborators.${index}.userId`;
    if (!connected.has(userId)) errors[field] = ['Share with one of your connections'];
    if (collaborators.findIndex((other) => other.userId === userId) < index) {
      errors[field] = ['Remove the duplicates'];
    }
  });
  return errors;
}

/** The inputs after a change; what was not given stays. */
export const changedInputs = (row: EvaluationRow, part: Schema<'SomeEvaluationInputs'> | undefined) =>
  part === undefined ? row.inputs : mergeInputs(row.inputs, part);
