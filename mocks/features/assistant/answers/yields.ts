// What Ava says of yields: how they come about, what is usual, and those of the one who asks.
import { formatPounds } from '@/lib/money/money';
import { figure, type TalkedAbout } from '../reading/deal';
import type { MyDeals } from '../reading/deals';
import { amountsIn, yieldOf } from '../reading/sums';

const formula = String.raw`$$\text{gross yield} = \frac{12 \times \text{rent}}{\text{price}}$$`;

/** What gross yields of let homes in the UK are usual, from the lowest up, each below its limit in %: rules of thumb as of 2026. */
const bands = [
  { below: 5, where: 'typical in London and the South East', says: 'low: with a mortgage, little is left' },
  { below: 7, where: 'typical for a single let elsewhere', says: 'average for a single let' },
  { below: 9, where: 'found in many northern, Scottish and Welsh towns', says: 'good for a single let' },
  {
    below: Infinity,
    where: 'mostly HMOs and short lets',
    says: 'high: check what extra risk or work you’re paid for',
  },
] as const;

const rangeOf = (index: number): string => {
  const from = bands[index - 1]?.below;
  const to = bands[index]?.below ?? Infinity;
  if (from === undefined) return `under ${to}%`;
  return to === Infinity ? `${from}% and more` : `${from}% to ${to}%`;
};

const shownDeals = 5;

/** What is said of a yield by its band; nothing of rooms and short lets, whose costs are of another kind. */
const remarkOn = ({ strategy }: TalkedAbout, value: number): string =>
  strategy === 'btl' || strategy === 'brrr'
    ? `, ${bands.find(({ below }) => value < below)?.says ?? ''}`
    : '';

/** The gross yields of the member's own evaluations: the one that is looked at, then the highest, each with what its band says. */
function ownYields({ names, open }: MyDeals, subject: TalkedAbout | undefined): string {
  const known = names
    .filter(({ uuid, owner }) => owner === undefined || uuid === subject?.uuid)
    .flatMap(({ uuid }) => open(uuid) ?? [])
    .flatMap((deal) => {
      const value = deal.figureOf('grossYield');
      return value === undefined ? [] : [{ deal, value, isHere: deal.uuid === subject?.uuid }];
    })
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere) || other.value - one.value);
  const [first] = known;
  if (first === undefined) return '';
  const lines = known
    .slice(0, shownDeals)
    .map(({ deal, value }) => `- ${deal.title}: ${figure(deal, 'grossYield') ?? ''}${remarkOn(deal, value)}`);
  const which = first.isHere ? 'this one and your highest' : `the highest ${shownDeals}`;
  const rest = known.length > shownDeals ? `, ${which} of ${known.length}` : '';
  return `\n\n**Yours**${rest}:\n\n${lines.join('\n')}`;
}

/** The answer to which yield is a good one: what is usual, with care, and the reader's own. */
export function goodYieldAnswer(deals: MyDeals | undefined, subject: TalkedAbout | undefined): string {
  const rows = bands.map(({ where, says }, index) => `| ${rangeOf(index)} | ${says} | ${where} |`);
  return `There’s no single good yield: it pays for risk, work and empty weeks, and prices have often risen more where yields are low. As a rule of thumb, for **gross** yields on UK lets in 2026:

| Gross yield | What it says | Where |
| --- | --- | --- |
${rows.join('\n')}

${formula}

Judge a deal by what’s left after costs and the loan: its **net yield** and **cash flow** tell you more.${deals ? ownYields(deals, subject) : ''}

*Rules of thumb as of 2026, for information and not financial advice: agreed rents and sold prices on the street tell you more.*`;
}

/** An amount inside a formula, with its thousands apart: `150{,}000`. */
const inTex = (value: number) => value.toLocaleString('en-GB').replaceAll(',', '{,}');

/** The answer to how a yield comes about, worked out where the question has both amounts. */
export function yieldAnswer(text: string): string {
  const { price, rentPcm } = amountsIn(text);
  if (price === undefined || rentPcm === undefined) {
    return `**Gross yield** is a year’s rent over the price:

${formula}

**Net yield** takes the running costs off the rent first. Give me both figures, “yield on £180,000 at £1,150 pcm”, and I’ll work it out.`;
  }
  const yearly = formatPounds(rentPcm * 12);
  return String.raw`At ${formatPounds(rentPcm)} per month on ${formatPounds(price)} the gross yield is **${yieldOf(rentPcm, price)}%**:

$$\frac{12 \times ${inTex(rentPcm)}}{${inTex(price)}} = ${yieldOf(rentPcm, price)}\%$$

That’s ${yearly} per year before costs. After empty weeks, management, repairs and insurance, about three quarters of the rent is left on a single let, so expect a net yield of about **${yieldOf(rentPcm * 0.75, price)}%** before the mortgage. An evaluation works it out line by line.`;
}

/** Whether a question is for which yield is a good one; in small letters. */
export const asksGoodYield = (text: string): boolean =>
  /\b(?:good|decent|fair|typical|average|usual|normal|healthy|reasonable)\b[^.?!]{0,30}\byield/.test(text) ||
  /\byields?\b[^.?!]{0,30}\b(?:good|decent|typical|average|usual|normal|healthy|reasonable)\b/.test(text);
