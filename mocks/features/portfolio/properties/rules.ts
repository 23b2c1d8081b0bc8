// What the contract's schemas cannot say about a home.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { addressKey, tidyPostcode } from '@/lib/places/address';
import { nationOf } from '../summary/portfolio-address';
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
      'Properties in the Channel Islands and the Isle of Man aren’t supported',
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
      'Choose a member or a company for each owner',
    )
    .note('owners', new Set(keys).size < keys.length, 'Add each owner only once')
    .note('owners', owners.some(isStrange), 'We couldn’t find that owner')
    .note(
      'owners',
      Math.abs(sum - 100) > 0.005,
      `The shares add up to ${Math.round(sum * 100) / 100}%, not 100%`,
    );
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
    .note('typeId', db.propertyType.get(draft.typeId) === undefined, 'We couldn’t find that property type')
    .note(
      'modelId',
      modelId !== null && db.propertyModel.get(modelId) === undefined,
      'We couldn’t find that strategy',
    )
    .note(
      'managerId',
      managerId !== null && db.propertyManager.get(managerId)?.ownerId !== me.id,
      'We couldn’t find that manager',
    )
    .note(
      'evaluationId',
      evaluationId !== null && db.evaluation.get(evaluationId)?.ownerId !== me.id,
      'We couldn’t find that evaluation',
    )
    .note('soldOn', isSold && soldOn === null, 'Enter the sale date')
    .note('soldPrice', isSold && soldPrice === null, 'Enter the sale price')
    .note(
      'soldOn',
      purchaseDate !== null && soldOn !== null && soldOn < purchaseDate,
      'Enter a sale date after the purchase date',
    )
    .note('soldOn', isSold && soldOn !== null && soldOn > today, 'Enter a date that isn’t in the future')
    .note('valuedAt', valuedAt !== null && valuedAt > today, 'Enter a date that isn’t in the future');
  problems.refuse();

  const key = addressKey(draft);
  const same = db.property.by('ownerId', me.id).find((row) => row.id !== ownId && addressKey(row) === key);
  if (same === undefined) return;
  const body: Schema<'PropertyConflict'> = {
    message: `You already have ${same.fullAddress}`,
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
