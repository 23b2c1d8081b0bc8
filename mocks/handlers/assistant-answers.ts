// Ava: the same question always gets the same answer, and what she does not know she says.
import { formatPounds, formatWholePounds } from '@/lib/money';
import { amountsIn, nationIn, stampDutyOf, stampDutyTable, yieldOf } from './assistant-sums';
import * as texts from './assistant-texts';

/** A figure of an evaluation's headline; undefined when it has none. */
type FigureOf = (field: 'cashFlowPcm' | 'grossYield' | 'netYield' | 'roi' | 'icr') => number | undefined;

export interface Question {
  text: string;
  firstName: string;
  /** ISO. */
  today: string;
  /** The evaluation that is talked about, if the member has one. */
  evaluation: { uuid: string; title: string; figureOf: FigureOf } | undefined;
}

type Answer = (question: Question) => string;

function stampDuty({ text, today }: Question): string {
  const nation = nationIn(text);
  const { price } = amountsIn(text);
  if (nation === 'wales') {
    return `**Wales** charges Land Transaction Tax, with its own bands, and I only know England's, Northern Ireland's and Scotland's. Please use the Welsh Revenue Authority's calculator: I would rather not guess.`;
  }
  const name = nation === 'scotland' ? 'LBTT with the 8% supplement' : 'SDLT at the higher rates';
  if (price === undefined) {
    return `Tell me a price and I'll work it out: “stamp duty on £180,000”. For example, an additional home at £180,000 costs **${formatWholePounds(stampDutyOf(180_000, nation, today).tax)}** in ${name}. Say “in Scotland” for LBTT.`;
  }
  const low =
    price < 40_000
      ? '\n\nPurchases under £40,000 are usually outside the higher rates, so you may owe nothing.'
      : '';
  return `On an additional home at ${formatPounds(price)}, bought today, ${name} comes to **${formatWholePounds(stampDutyOf(price, nation, today).tax)}**:

${stampDutyTable(price, nation, today)}${low}

${texts.taxNote}`;
}

function yields({ text }: Question): string {
  const { price, rentPcm } = amountsIn(text);
  if (price === undefined || rentPcm === undefined) {
    return String.raw`**Gross yield** is a year's rent over the price:

$$\text{gross yield} = \frac{12 \times \text{rent}}{\text{price}}$$

**Net yield** takes the running costs off the rent first. Give me both figures, “yield on £180,000 at £1,150 pcm”, and I'll do it.`;
  }
  const yearly = formatPounds(rentPcm * 12);
  return String.raw`At ${formatPounds(rentPcm)} a month on ${formatPounds(price)} the gross yield is **${yieldOf(rentPcm, price)}%**:

$$\frac{12 \times ${rentPcm}}{${price}} = ${yieldOf(rentPcm, price)}\%$$

That is ${yearly} a year before costs. After empty weeks, management, repairs and insurance, about three quarters of a rent are left on a single let, so expect a net yield near **${yieldOf(rentPcm * 0.75, price)}%** before the mortgage. An evaluation works it out line by line.`;
}

function rentIncrease({ text }: Question): string {
  const nation = nationIn(text);
  const answer = {
    england: texts.rentIncreaseEngland,
    scotland: texts.rentIncreaseScotland,
    wales: texts.rentIncreaseWales,
  }[nation];
  return `${answer}\n\n${texts.lawNote}`;
}

const figures = [
  { field: 'cashFlowPcm', label: 'Cash flow a month', digits: 2 },
  { field: 'grossYield', label: 'Gross yield in %', digits: 2 },
  { field: 'netYield', label: 'Net yield in %', digits: 2 },
  { field: 'roi', label: 'Return on the cash you put in, in %', digits: 2 },
  { field: 'icr', label: 'Rental cover at the lender’s rate, in %', digits: 1 },
] as const;

function deal({ evaluation }: Question): string {
  if (evaluation === undefined) {
    return 'I do not see an evaluation of yours yet. Start one under [Evaluations](/property-evaluations) and ask me from there: then I can quote its figures.';
  }
  const { uuid, title, figureOf } = evaluation;
  const lines = figures.flatMap(({ field, label, digits }) => {
    const value = figureOf(field);
    return value === undefined ? [] : [`- ${label}: [[eval:${uuid}#${field}=${value.toFixed(digits)}]]`];
  });
  if (lines.length === 0)
    return `I can see **${title}**, but it has no figures yet. Fill in price and rent, and ask me again.`;
  return `Here is **${title}** as it stands:

${lines.join('\n')}

The figures come from your own inputs, and each leads to its row. If the return looks thin, try the price first: it moves stamp duty, deposit and mortgage at once.`;
}

/** The first that fits answers. */
const answers: readonly (readonly [RegExp, Answer])[] = [
  [/stamp duty|\bsdlt\b|\blbtt\b|\bltt\b/, stampDuty],
  [/section 24|\bs\.?24\b|mortgage interest|tax relief/, () => texts.section24],
  [
    /(rent|rents)\b.*(increase|rise|raise|put up|go up|review)|(increase|raise|put up|review)\b.*\brent|section 13/,
    rentIncrease,
  ],
  [/section 21|section 8|evict|possession|notice to quit/, () => texts.possession],
  [/\bbrrrr?\b|refinance|money left in/, () => texts.brrr],
  [/\bhmo\b|licen[cs]e|article 4|room size/, () => texts.hmo],
  [/deposit/, () => texts.deposits],
  [/\bepc\b|energy performance|insulation/, () => texts.epc],
  [/my deal|this deal|evaluation|cash ?flow|\broi\b|\[\[eval:/, deal],
  [/yield/, yields],
  [/running cost|\bcosts?\b|expenses|\bfees?\b/, () => texts.costs],
  [/^\s*(thanks?|thank you|cheers|ta)\b/, () => texts.thanks],
  [/^\s*(hi|hello|hey|good (morning|afternoon|evening))\b/, ({ firstName }) => texts.welcome(firstName)],
  [/what can you do|help me|who are you/, ({ firstName }) => texts.welcome(firstName)],
];

/** Ava's answer in Markdown. */
export function answerTo(question: Question): string {
  const text = question.text.toLowerCase().slice(0, 4000);
  const known = answers.find(([pattern]) => pattern.test(text));
  return known ? known[1]({ ...question, text }) : texts.unknown;
}
