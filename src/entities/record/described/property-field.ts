import type { RecordField } from '@/ui/records/form/record-field';

type Body = { propertyId?: string | null };

/** The property that a record belongs to, or none. @param properties those to choose from */
export const propertyField = (
  properties: Iterable<{ id: string; addressLine1: string; town: string }>,
): RecordField<Body> => ({
  name: 'propertyId',
  kind: 'choice',
  label: 'Property',
  none: 'No property',
  choices: [...properties].map(({ id, addressLine1, town }) => ({
    value: id,
    label: `${addressLine1}, ${town}`,
  })),
});
