import type { Schemas } from '@/api/contract';
import type { StressedHome } from '@/lib/portfolio/stress';
import { loanOf } from './loan-of';

interface Sources {
  homes: readonly Schemas['Property'][];
  mortgages: readonly Schemas['Mortgage'][];
  earnings: readonly Schemas['PropertyEarnings'][];
}

/** The homes as the stress lab takes them; those it cannot: let, for nobody knows how much; and those whose running costs nobody knows. */
export function stressHomes({ homes, mortgages, earnings }: Sources, today: string) {
  const earned = new Map(earnings.map((each) => [each.uuid, each]));
  const loans = new Map<string, Schemas['Mortgage'][]>();
  for (const mortgage of mortgages)
    loans.set(mortgage.propertyId, [...(loans.get(mortgage.propertyId) ?? []), mortgage]);
  const known: StressedHome[] = [];
  const unknown: string[] = [];
  const uncosted: string[] = [];
  for (const { id, addressLine1, status, figures } of homes) {
    if (status === 'sold') continue;
    const isLet = status === 'let' || status === 'part_let';
    // A home that is let by the night has no rent: what guests paid stands for it.
    const income = figures.rentPcm ?? (isLet ? (earned.get(id)?.incomePcm ?? null) : 0);
    if (income === null) {
      unknown.push(addressLine1);
      continue;
    }
    const costs = earned.get(id)?.costsPcm ?? null;
    if (costs === null) uncosted.push(addressLine1);
    known.push({
      id,
      name: addressLine1,
      income,
      costs: costs ?? 0,
      loans: (loans.get(id) ?? []).map((mortgage) => loanOf(mortgage, today)),
    });
  }
  return { known, unknown, uncosted };
}
