import type { RawSearch } from '@/lib/links/raw-search';

/** What of the list of members stands in the address. */
export interface MembersSearch {
  query?: string;
  status?: 'active' | 'suspended';
  role?: 'user' | 'admin';
  plan?: 'free' | 'pro' | 'business';
}

export type MembersAddress = keyof MembersSearch;

export const statusChoices = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
] as const;
export const roleChoices = [
  { value: 'user', label: 'Member' },
  { value: 'admin', label: 'Admin' },
] as const;
export const planChoices = [
  { value: 'free', label: 'Free' },
  { value: 'pro', label: 'Pro' },
  { value: 'business', label: 'Business' },
] as const;

const oneOf = <Value extends string>(choices: readonly { value: Value }[], given: unknown) =>
  choices.find(({ value }) => value === given)?.value;

/** Everything in an address that can be read; the rest is left out. */
export function readMembersSearch(search: RawSearch<MembersAddress>): MembersSearch {
  const status = oneOf(statusChoices, search.status);
  const role = oneOf(roleChoices, search.role);
  const plan = oneOf(planChoices, search.plan);
  // Digits in an address are read as a number.
  const words = typeof search.query === 'number' ? String(search.query) : search.query;
  const query = typeof words === 'string' ? words.slice(0, 100) : '';
  return {
    ...(query && { query }),
    ...(status && { status }),
    ...(role && { role }),
    ...(plan && { plan }),
  };
}
