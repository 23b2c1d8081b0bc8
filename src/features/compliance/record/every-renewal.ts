import { readOnce } from '@/api/queries';
import type { Renewal, RenewalFilters } from './renewal-list';

/** Renewal dates read afresh to their last page. */
export async function everyRenewal(filters: RenewalFilters): Promise<readonly Renewal[]> {
  const rows: Renewal[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await readOnce('/renewal-dates', { query: { ...filters, page } });
    rows.push(...answer.data);
    last = answer.totalPages;
  }
  return rows;
}
