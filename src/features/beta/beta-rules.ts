import type { Schemas } from '@/api/contract';

/** The contract's. */
const shortestReason = 20;

export const portfolioBands: readonly { value: Schemas['PortfolioBand']; label: string }[] = [
  { value: '0', label: 'None yet' },
  { value: '1-3', label: '1–3' },
  { value: '4-10', label: '4–10' },
  { value: '11-25', label: '11–25' },
  { value: '26+', label: '26 or more' },
];

/** What keeps an application from being sent; undefined when nothing does. */
export const reasonError = (reason: string): string | undefined =>
  reason.trim().length < shortestReason ? 'Tell us a little more. Use at least 20 characters.' : undefined;
