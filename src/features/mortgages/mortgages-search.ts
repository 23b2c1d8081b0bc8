import type { RawSearch } from '@/lib/links/raw-search';

export const mortgageOrders = [
  { value: 'fixEnds', label: 'Rate ending soonest' },
  { value: '-balance', label: 'Largest balance' },
  { value: '-rate', label: 'Highest rate' },
  { value: 'lender', label: 'Lender' },
] as const;

export type MortgageOrder = (typeof mortgageOrders)[number]['value'];

/** The order that an address asks for; the usual one for what it can't mean. */
export const orderOf = ({ sort }: RawSearch<'sort'>): MortgageOrder =>
  mortgageOrders.find(({ value }) => value === sort)?.value ?? 'fixEnds';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The mortgage whose ways to go on are compared. */
export const refinanceOf = ({ refinance }: RawSearch<'refinance'>): string | undefined =>
  typeof refinance === 'string' && uuid.test(refinance) ? refinance : undefined;
