// A property as its form holds it, and what of that is sent.
import type { Schemas } from '@/api/contract';
import type { Property } from '@/entities/property/property';
import type { FieldGroup, RecordValues } from '@/ui/records/form/record-field';
import { bodyOf, changesOf, problemsOf, valuesOf, withoutNull } from '@/ui/records/form/record-values';
import { ownerRows, ownersBody, ownersProblem, ownersValue, rowsOf } from './owner-shares';

type Groups = readonly FieldGroup<Omit<Schemas['NewProperty'], 'images'>>[];

const fieldsOf = (groups: Groups) => groups.flatMap(({ fields }) => fields);

/** @param property the one that is changed; without one the form is empty but for me as its owner. */
export const propertyValues = (
  groups: Groups,
  property: Property | undefined,
  meId: number,
): RecordValues => ({
  ...valuesOf(fieldsOf(groups), property ?? { status: 'void' }),
  owners: ownersValue(rowsOf(property?.owners ?? [], meId)),
  tags: property?.tags.join(', ') ?? '',
});

const tagsOf = (text = '') => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);

function tagsProblem(text: string | undefined): string | undefined {
  const tags = tagsOf(text);
  if (tags.length > 20) return 'Enter 20 tags or fewer';
  return tags.some((tag) => tag.length > 40) ? 'Use 40 characters or fewer for each tag' : undefined;
}

/** What keeps the form from being sent, by field. */
export const propertyProblems = (
  groups: Groups,
  values: RecordValues,
): Record<string, string | undefined> => ({
  ...problemsOf(fieldsOf(groups), values),
  ...soldProblem(values),
  owners: ownersProblem(ownerRows(values['owners'])),
  tags: tagsProblem(values['tags']),
});

function soldProblem({ status, soldOn = '', purchaseDate = '' }: RecordValues) {
  const isBefore = status === 'sold' && soldOn !== '' && purchaseDate !== '' && soldOn < purchaseDate;
  return isBefore ? { soldOn: 'Enter a sale date after the purchase date' } : {};
}

/** The body of a new property. */
export const newProperty = (groups: Groups, values: RecordValues): Schemas['NewProperty'] =>
  ({
    ...withoutNull(bodyOf(fieldsOf(groups), values)),
    owners: ownersBody(ownerRows(values['owners'])),
    tags: tagsOf(values['tags']),
    // Each field is described with the contract's type of it, and those that are required are not empty.
  }) as Schemas['NewProperty'];

/**
 * What differs from what the form began with; `updatedAt` alone where nothing does.
 * @param updatedAt the state that was edited: the server refuses to overwrite another
 */
export const propertyUpdate = (
  groups: Groups,
  initial: RecordValues,
  values: RecordValues,
  updatedAt: string,
): Schemas['PropertyUpdate'] => ({
  ...changesOf(fieldsOf(groups), initial, values),
  ...(values['owners'] !== initial['owners'] && { owners: ownersBody(ownerRows(values['owners'])) }),
  ...(values['tags'] !== initial['tags'] && { tags: tagsOf(values['tags']) }),
  updatedAt,
});
