// What a property has on file and what it must have.
import { requiredKinds, type RequiredKind } from '@/lib/renewals/required-kinds';
import type { Property } from '@/entities/property/property';
import { byNeed, type Renewal } from './renewal-list';

/** Of several dates of one kind the one that needs somebody first. */
export const mostUrgent = (rows: readonly Renewal[]): Renewal | undefined => rows.toSorted(byNeed)[0];

/**
 * What the law of its nation asks of a property and nobody has put on file.
 * @param rows every date of the property
 * @param day ISO day in London
 */
export function notOnFile(
  property: Property,
  model: string | null,
  rows: readonly Pick<Renewal, 'kind'>[],
  day: string,
): (RequiredKind & { kind: Renewal['kind'] })[] {
  const kinds = new Set<string>(rows.map(({ kind }) => kind));
  return requiredKinds({ nation: property.nation, status: property.status, model }, day).flatMap((each) =>
    kinds.has(each.kind) || !isKind(each.kind) ? [] : [{ ...each, kind: each.kind }],
  );
}

const complianceKinds = [
  'gas_safety',
  'eicr',
  'epc',
  'alarms',
  'pat',
  'legionella',
  'fire_risk',
  'hmo_licence',
  'selective_licence',
  'landlord_registration',
  'right_to_rent',
  'deposit',
  'landlord_insurance',
  'buildings_insurance',
] as const satisfies readonly Renewal['kind'][];

const isKind = (kind: string): kind is (typeof complianceKinds)[number] =>
  complianceKinds.some((each) => each === kind);

/** The columns of the matrix: of all kinds those that some property has or must have, in their order. */
export const shownKinds = (kinds: ReadonlySet<string>) => complianceKinds.filter((kind) => kinds.has(kind));
