import type { AnyField } from '@/ui/records/form/record-field';

/**
 * The property that a record belongs to, or none where it is not required.
 * @param Choices hands on the properties to choose from
 */
export const propertyField = (
  Choices: NonNullable<AnyField['Choices']>,
  { isRequired = false, isWide = false } = {},
) => ({
  name: 'propertyId' as const,
  kind: 'choice' as const,
  label: 'Property',
  isRequired,
  isWide,
  ...(!isRequired && { none: 'No property' }),
  Choices,
});
