// When what a home needs runs out, and other days of it.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';

type Figures = Schema<'PropertyFigures'>;

/** Certificates, licences and registrations: what a landlord must have, unlike a fixed rate or an insurance. */
export const isCertificate: ReadonlySet<Row<'renewalDate'>['kind']> = new Set([
  'gas_safety',
  'eicr',
  'epc',
  'pat',
  'legionella',
  'fire_risk',
  'alarms',
  'hmo_licence',
  'selective_licence',
  'landlord_registration',
]);

/** What runs out first of all whose day is known. */
export function nextOf(dates: readonly Readonly<Row<'renewalDate'>>[]): Figures['nextDate'] {
  let next: Figures['nextDate'] = null;
  for (const { kind, dueOn } of dates) {
    if (dueOn !== null && (next === null || dueOn < next.dueOn)) next = { kind, dueOn };
  }
  return next;
}

/** When one of a kind runs out first; null when the home keeps none. */
export function certificateOf(
  dates: readonly Readonly<Row<'renewalDate'>>[],
  kind: Row<'renewalDate'>['kind'],
): Figures['gasSafety'] {
  const kept = dates.filter((row) => row.kind === kind);
  const needed = kept.filter(({ notApplicable }) => !notApplicable);
  if (kept.length === 0) return null;
  return { dueOn: nextOf(needed)?.dueOn ?? null, notApplicable: needed.length === 0 };
}

/** The first or the last of the days there are. */
export const dayAt = (place: 0 | -1, days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(place) ?? null;
