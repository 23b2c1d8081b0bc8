import type { InfiniteData } from '@tanstack/react-query';
import { changeOf, type CacheChange } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';

export type Transaction = Schemas['Transaction'];
export type Category = Schemas['TransactionCategory'];
export type Status = Schemas['TransactionStatus'];
type Page = Schemas['TransactionPage'];

/** The boxes of the SA105 return first, then capital and money that is neither. */
export const categories: readonly { value: Category; label: string }[] = [
  { value: 'rent', label: 'Rent' },
  { value: 'other_income', label: 'Other property income' },
  { value: 'rates_insurance_ground_rent', label: 'Rates, insurance and ground rent' },
  { value: 'repairs', label: 'Repairs and maintenance' },
  { value: 'finance_cost', label: 'Mortgage interest and finance costs' },
  { value: 'legal_management', label: 'Legal, management and professional fees' },
  { value: 'services_wages', label: 'Services and wages' },
  { value: 'travel', label: 'Travel' },
  { value: 'other_expense', label: 'Other expense' },
  { value: 'deposit', label: 'Tenancy deposit' },
  { value: 'capital_purchase', label: 'Purchase (capital)' },
  { value: 'capital_improvement', label: 'Improvement (capital)' },
  { value: 'capital_sale', label: 'Sale (capital)' },
  { value: 'transfer', label: 'Transfer' },
];

/** Where a transaction stands. */
export const statuses: readonly { value: Status; label: string }[] = [
  { value: 'expected', label: 'Expected' },
  { value: 'outstanding', label: 'To confirm' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'reconciled', label: 'Reconciled' },
  { value: 'void', label: 'Void' },
];

/** What a category is called. */
export const categoryName = (category: Category): string =>
  categories.find(({ value }) => value === category)?.label ?? 'Other';

/** Changes a transaction in every list that holds it. */
export const changeTransaction = (id: string, by: (row: Transaction) => Transaction): CacheChange[] => [
  changeOf<Page | InfiniteData<Page, number>>({ queryKey: ['/transactions'] }, (known) => {
    if (!('pages' in known)) return inPage(known, id, by);
    const pages = known.pages.map((page) => inPage(page, id, by));
    return pages.every((page, at) => page === known.pages[at]) ? known : { ...known, pages };
  }),
];

function inPage(page: Page, id: string, by: (row: Transaction) => Transaction): Page {
  if (!page.data.some((row) => row.id === id)) return page;
  return { ...page, data: page.data.map((row) => (row.id === id ? by(row) : row)) };
}
