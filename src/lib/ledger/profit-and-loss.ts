// The books of a tax year by category and by property: what a return is filled in from.
import { partsOf, type TransactionPart } from './transaction-parts';

type Counted = Parameters<typeof partsOf>[0] & { status: string };

/** £ to the penny. */
export interface InAndOut {
  in: number;
  out: number;
}

export interface ProfitAndLoss {
  /** By category, those that occur. */
  categories: ReadonlyMap<string, InAndOut>;
  /** By property; null is what belongs to none. Of what counts for the profit alone. */
  properties: ReadonlyMap<string | null, InAndOut>;
  /** Of everything. */
  total: InAndOut;
  /** Income, and expenses without finance costs. */
  profit: InAndOut;
}

const income: ReadonlySet<string> = new Set(['rent', 'other_income']);
const expenses: ReadonlySet<string> = new Set([
  'rates_insurance_ground_rent',
  'repairs',
  'legal_management',
  'services_wages',
  'travel',
  'other_expense',
]);

/** What a category is to a return of property income (HMRC form SA105): finance costs of homes are no expense but a tax reduction (ITTOIA 2005, s. 272A to 274A). */
export function returnPart(category: string): 'income' | 'expense' | 'finance' | 'none' {
  if (income.has(category)) return 'income';
  if (expenses.has(category)) return 'expense';
  return category === 'finance_cost' ? 'finance' : 'none';
}

/**
 * What transactions come to. Void ones don’t count; a split one counts as its parts, and rent that an agent collected as the rent
 * and the fee. Sums are of whole pence, so that they never drift.
 * @param propertyId only parts of this property
 */
export function profitAndLoss(transactions: Iterable<Counted>, propertyId?: string): ProfitAndLoss {
  const categories = new Map<string, InAndOut>();
  const properties = new Map<string | null, InAndOut>();
  const total = { in: 0, out: 0 };
  const profit = { in: 0, out: 0 };
  for (const transaction of transactions) {
    if (transaction.status === 'void') continue;
    for (const part of partsOf(transaction)) {
      if (propertyId !== undefined && part.propertyId !== propertyId) continue;
      add(total, part);
      addTo(categories, part.category, part);
      const kind = returnPart(part.category);
      if (kind === 'none' || kind === 'finance') continue;
      add(profit, part);
      addTo(properties, part.propertyId, part);
    }
  }
  return {
    categories: inPounds(categories),
    properties: inPounds(properties),
    total: pounds(total),
    profit: pounds(profit),
  };
}

const add = (sums: InAndOut, { direction, amount }: TransactionPart) => {
  sums[direction] += Math.round(amount * 100);
};

function addTo<Key>(sums: Map<Key, InAndOut>, key: Key, part: TransactionPart): void {
  const known = sums.get(key) ?? { in: 0, out: 0 };
  sums.set(key, known);
  add(known, part);
}

const pounds = (pence: InAndOut): InAndOut => ({ in: pence.in / 100, out: pence.out / 100 });
const inPounds = <Key>(sums: ReadonlyMap<Key, InAndOut>) =>
  new Map([...sums].map(([key, pence]) => [key, pounds(pence)]));
