import { safeHref } from './safe-href';
import { isWordBefore } from '../text/word-characters';

const start = /(?:https?:\/\/|www\.)(?=[^\s/.])/iy;
// White space, quotes and angle brackets end an address; so do control and direction characters, which hide where it leads.
const ending = /[\s<>"`\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const openers = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** What looks like a web address at `at`: where its link ends, where its run of text ends, and its href if it is safe. */
export function webLinkAt(
  text: string,
  at: number,
): { end: number; runEnd: number; href: string | null } | null {
  start.lastIndex = at;
  const begins = start.exec(text);
  if (!begins || isWordBefore(text, at)) return null;
  ending.lastIndex = start.lastIndex;
  const runEnd = ending.exec(text)?.index ?? text.length;
  const shown = withoutTrailingPunctuation(text.slice(at, runEnd));
  const href = safeHref(/^www\./i.test(shown) ? `https://${shown}` : shown);
  return { end: at + shown.length, runEnd, href };
}

/** The full stop of a sentence is not part of its last address; a bracket is, when the address opened it. */
function withoutTrailingPunctuation(address: string): string {
  const surplus = new Map<string, number>();
  for (const [close, open] of openers) surplus.set(close, count(address, close) - count(address, open));
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const unopened = surplus.get(last);
    if (unopened !== undefined && unopened > 0) surplus.set(last, unopened - 1);
    else if (!/[.,;:!?'’”…*_~]/.test(last)) break;
  }
  return address.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
