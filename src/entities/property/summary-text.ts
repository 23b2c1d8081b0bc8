// Totals of properties in words, the same above a list of them as on the overview.
import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';

type Summary = Schemas['PropertySummary'];

/** `13 properties, 10 let, plus 1 sold`: those that are held, then what of them is let. */
export function countText({ properties, earnings, letProperties }: Summary): string {
  const held = earnings.length;
  const sold = properties - held;
  const text = counted(held, 'property', 'properties');
  const letText = held > 0 ? `, ${letProperties.toLocaleString('en-GB')} let` : '';
  return `${text}${letText}${sold > 0 ? `, plus ${sold.toLocaleString('en-GB')} sold` : ''}`;
}

/** How many homes lack a value, and how many a rent. */
export function missingCounts({ missing }: Pick<Summary, 'missing'>): { value: number; rent: number } {
  const count = (field: 'value' | 'rent') => missing.filter(({ fields }) => fields.includes(field)).length;
  return { value: count('value'), rent: count('rent') };
}
