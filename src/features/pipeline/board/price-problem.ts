import { readPounds } from '@/lib/money/amount-text';
import { isToThePenny, penceProblem } from '@/lib/money/pence';

const maxPounds = 100_000_000;

/** What is wrong with an asking price as it is typed; it may be left out. */
export function priceProblem(text: string): string | undefined {
  const pounds = readPounds(text);
  if (pounds === 'blank') return undefined;
  if (pounds === 'unreadable' || pounds < 0 || pounds > maxPounds) return 'Enter a price, such as £180k';
  return isToThePenny(pounds) ? undefined : penceProblem;
}
