import type { RawSearch } from '@/lib/links/raw-search';

export const topicChoices = [
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'market', label: 'Market reports' },
  { value: 'product', label: 'What’s new' },
  { value: 'events', label: 'Events' },
] as const;
export const stateChoices = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const;

/** What of the mailing list stands in the address. */
export interface MailingSearch {
  query?: string;
  topic?: (typeof topicChoices)[number]['value'];
  state?: (typeof stateChoices)[number]['value'];
}

/** Everything in an address that can be read; the rest is left out. */
export function readMailingSearch(search: RawSearch<keyof MailingSearch>): MailingSearch {
  // Digits in an address are read as a number.
  const words = typeof search.query === 'number' ? String(search.query) : search.query;
  const query = typeof words === 'string' ? words.slice(0, 100) : '';
  const topic = topicChoices.find(({ value }) => value === search.topic)?.value;
  const state = stateChoices.find(({ value }) => value === search.state)?.value;
  return { ...(query && { query }), ...(topic && { topic }), ...(state && { state }) };
}
