// What the contract's schemas cannot say about a home.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { addressKey, nationOf, tidyPostcode } from '../summary/portfolio-address';
import type { Call } from '../../../engine/answers/operation';
import type { Draft } from '../../../engine/answers/owned';
import { FieldProblems } from '../fields';
import { Refusal } from '../../../engine/requests/refusal';

type PropertyDraft = Draft<Row<'property'>>;
type Share = PropertyDraft['owners'][number];

export const ownersOf = (shares: Schema<'PropertyOwnerShares'>): Share[] =>
  shares.map(({ userId = null, companyId = null, share }) => ({ userId, companyId, share }));

/** Where a home stands: the postcode tidied, the nation the given one or the postcode's. Throws 422 naming `postcode`. */
export function placeOf(text: string, nation: Schema<'PropertyNation'> | undefined) {
  const postcode = tidyPostcode(text);
  const found = postcode === undefined ? null : (nation ?? nationOf(postcode));
  const problems = new FieldProblems()
    .note('postcode', postcode === undefined, 'Enter a full UK postcode, such as M14 6PQ')
    .note(
      'postcode',
      postcode !== undefined && found === null,
      'Homes in the Channel Islands and on the Isle of Man are not taken',
    );
  problems.refuse();
  return { postcode: postcode ?? '', nation: found ?? 'england' };
}

function noteOwners(call: Call, problems: FieldProblems, owners: readonly Share[]): void {
  const { db } = call.world;
  const sum = owners.reduce((total, { share }) => total + share, 0);
  const keys = owners.map(({ userId, companyId }) => `${userId}|${companyId}`);
  const isStrange = ({ userId, companyId }: Share) =>
    (userId !== null && db.user.get(userId) === undefined) ||
    (companyId !== null && db.company.get(companyId)?.ownerId !== call.me().id);
  problems
    .note(
      'owners',
      owners.some(({ userId, companyId }) => (userId === null) === (companyId === null)),
      'Each owner is a member or a company',
    )
    .note('owners', new Set(keys).size < keys.length, 'Name each owner only once')
    .note('owners', owners.some(isStrange), 'There is no such owner')
    .note('owners', Math.abs(sum - 100) > 0.005, `The shares make ${Math.round(sum * 100) / 100}%, not 100%`);
}

/** Throws 422 for what does not fit together, and 409 naming the home of mine that has the same address. */
export function refuseProperty(call: Call, draft: PropertyDraft, today: string, ownId?: string): void {
  const { db } = call.world;
  const me = call.me();
  const problems = new FieldProblems();
  noteOwners(call, problems, draft.owners);
  const { purchaseDate, soldOn, soldPrice, valuedAt, managerId, evaluationId, modelId } = draft;
  const isSold = draft.status === 'sold';
  problems
    .note('typeId', db.propertyType.get(draft.typeId) === undefined, 'There is no such type')
    .note(
      'modelId',
      modelId !== null && db.propertyModel.get(modelId) === undefined,
      'There is no such model',
    )
    .note(
      'managerId',
      managerId !== null && db.propertyManager.get(managerId)?.ownerId !== me.id,
      'There is no such manager',
    )
    .note(
      'evaluationId',
      evaluationId !== null && db.evaluation.get(evaluationId)?.ownerId !== me.id,
      'There is no such evaluation',
    )
    .note('soldOn', isSold && soldOn === null, 'Say when it was sold')
    .note('soldPrice', isSold && soldPrice === null, 'Say for how much it was sold')
    .note(
      'soldOn',
      purchaseDate !== null && soldOn !== null && soldOn < purchaseDate,
      'A home cannot be sold before it was bought',
    )
    .note('soldOn', isSold && soldOn !== null && soldOn > today, 'That day is still to come')
    .note('valuedAt', valuedAt !== null && valuedAt > today, 'That day is still to come');
  problems.refuse();

  const key = addressKey(draft);
  const same = db.property.by('ownerId', me.id).find((row) => row.id !== ownId && addressKey(row) === key);
  if (same === undefined) return;
  const body: Schema<'PropertyConflict'> = {
    message: `You have ${same.fullAddress} already`,
    code: 'same-address',
    property: { uuid: same.id, fullAddress: same.fullAddress },
  };
  throw new Refusal(409, body);
}

/** The value of a home with its day and source, and its valuations with the new one added. */
export function valued(draft: PropertyDraft, before: PropertyDraft | undefined, today: string) {
  const { currentValue: value } = draft;
  if (value === null) return { valuations: draft.valuations, valuedAt: null, valueSource: null };
  const isSame = before?.currentValue === value;
  const isDayGiven = draft.valuedAt !== null && draft.valuedAt !== before?.valuedAt;
  const valuedAt = isDayGiven || isSame ? (draft.valuedAt ?? today) : today;
  const valueSource = draft.valueSource ?? 'manual';
  const last = draft.valuations.at(-1);
  const isKnown =
    isSame && last?.on === valuedAt && last.source === valueSource && before.valueSource === valueSource;
  const valuations = isKnown
    ? draft.valuations
    : [...draft.valuations, { value, on: valuedAt, source: valueSource }];
  return {
    valuations: valuations.toSorted((a, b) => a.on.localeCompare(b.on)),
    valuedAt,
    valueSource,
  };
}
