import type { Schemas } from '@/api/contract';
import { formatDate } from '@/lib/dates/dates';

export type Category = Schemas['BlogCategory'];

/** What of the list stands in the address. */
export interface BlogSearch {
  category?: Category | undefined;
  query?: string | undefined;
  page?: number | undefined;
}

export const categories: readonly { id: Category; label: string }[] = [
  { id: 'market', label: 'Market' },
  { id: 'law-and-tax', label: 'Law and tax' },
  { id: 'finance', label: 'Finance' },
  { id: 'refurbishment', label: 'Refurbishment' },
  { id: 'member-stories', label: 'Member stories' },
  { id: 'product', label: 'Product' },
];

export const categoryLabel = (id: Category) => categories.find((each) => each.id === id)?.label ?? id;

/** When a post appeared, or that it has not. */
export function postDate({ publishedAt, scheduledFor }: Schemas['BlogSummary']): string {
  if (publishedAt !== null) return formatDate(publishedAt);
  return scheduledFor === null ? 'Draft' : `Scheduled for ${formatDate(scheduledFor)}`;
}

export const readingTime = (minutes: number) => `${minutes} min read`;
