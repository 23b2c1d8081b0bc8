import { isEmailAddress } from '@/lib/account/email-address';

/** The contract's. */
const mostAtOnce = 20;
export const longestMessage = 500;

/** Addresses as people paste them: between commas, semicolons, spaces and lines, once each whatever their case. */
export function addressesIn(text: string): string[] {
  const found = text
    .split(/[\s,;]+/)
    .map((each) => each.replace(/^<|>$/g, '').toLowerCase())
    .filter((each) => each !== '');
  return [...new Set(found)];
}

/** What is wrong with a text of addresses; undefined when nothing is. */
export function addressesComplaint(text: string): string | undefined {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return 'Enter at least one email address';
  const wrong = addresses.find((each) => !isEmailAddress(each));
  if (wrong !== undefined) return `“${wrong.slice(0, 40)}” isn’t an email address`;
  return addresses.length > mostAtOnce
    ? `You can invite up to ${mostAtOnce} people at once. You’ve entered ${addresses.length}.`
    : undefined;
}
