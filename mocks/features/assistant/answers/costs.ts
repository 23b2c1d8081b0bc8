// What a let costs to run, as a rule of thumb that adds up.
import { formatWholePounds } from '@/lib/money/money';
import { amountsIn } from '../reading/sums';

/** The rent that stands for all where a question names none, £ a month. */
const exampleRent = 1_150;
const vat = 1.2;

/** What a year costs at least and at most, £; shares are of a year's rent. */
const itemsOf = (yearly: number): readonly (readonly [name: string, least: number, most: number])[] => [
  ['Management, 10–12% plus VAT', yearly * 0.1 * vat, yearly * 0.12 * vat],
  ['Repairs, 8–10%', yearly * 0.08, yearly * 0.1],
  ['Voids, 4%', yearly * 0.04, yearly * 0.04],
  ['Insurance', 200, 300],
  ['Gas, electrical and licence paperwork, averaged per year', 180, 180],
];

const range = (least: number, most: number) =>
  least === most ? formatWholePounds(least) : `${formatWholePounds(least)} to ${formatWholePounds(most)}`;

/** The answer to what a let costs to run, by the rent of the question or by an example. */
export function costsAnswer(text: string): string {
  const { rentPcm } = amountsIn(text);
  const rent = rentPcm ?? exampleRent;
  const items = itemsOf(rent * 12).map(
    ([name, least, most]) => [name, Math.round(least), Math.round(most)] as const,
  );
  const total = (at: 1 | 2) => items.reduce((all, item) => all + item[at], 0);
  const example = rentPcm === undefined ? 'For example, at' : 'At';
  return `Here’s a rule of thumb for a single let in England. ${example} a rent of ${formatWholePounds(rent)} per month, a year’s running costs are:

| Cost | Per year |
| --- | ---: |
${items.map(([name, least, most]) => `| ${name} | ${range(least, most)} |`).join('\n')}
| **Total before the mortgage** | **${range(total(1), total(2))}** |

If you manage it yourself, leave out the first line. Add any service charge and ground rent, plus software, often £5 or £6 per month. For a total from your own figures, create an evaluation.`;
}
