// Ava: the same question always gets the same answer, and what she does not know she says.
import { formatPounds, formatWholePounds } from '@/lib/money';
import {
  asksOverview,
  closedAnswer,
  dealAnswer,
  figuresAnswer,
  notUnderstood,
  ownerClause,
  type TalkedAbout,
} from './assistant-deal';
import { dealNamed, dealsAnswer, myFigures, ofNoSuchFigure, type MyDeals } from './assistant-deals';
import { asksAny, figuresAsked, type AskedFigures } from './assistant-figures';
import { isOfPortfolio, portfolioAnswer, type MyPortfolio } from './assistant-portfolio';
import { amountsIn, nationIn, stampDutyOf, stampDutyTable } from './assistant-sums';
import { costsAnswer } from './assistant-costs';
import { help } from './assistant-help';
import { section24Answer, section24Of } from './assistant-section-24';
import * as texts from './assistant-texts';
import { goalAnswer, goalIn, isWhatIf, whatIfAnswer } from './assistant-what-if';
import { asksGoodYield, goodYieldAnswer, yieldAnswer } from './assistant-yields';

export interface Question {
  text: string;
  firstName: string;
  /** ISO. */
  today: string;
  /** The evaluation that is talked about, if there is one; `closed` where it is one the member may not open. */
  evaluation: TalkedAbout | 'closed' | undefined;
  /** The evaluations that the member may open, which a question may name. */
  deals?: MyDeals;
  /** The totals of the member's homes. */
  portfolio?: MyPortfolio;
  /** The article, the post of the blog or the post of a member that the question names. */
  reading?: { title: string; path: string; excerpt: string; headings: readonly string[] } | undefined;
}

type Answer = (question: Question) => string;

function stampDuty({ text, today }: Question): string {
  const nation = nationIn(text);
  const { price } = amountsIn(text);
  if (nation === 'wales') {
    return `**Wales** charges Land Transaction Tax, with its own bands, and I only know England's, Northern Ireland's and Scotland's. Please use the Welsh Revenue Authority's calculator: I would rather not guess.`;
  }
  const duty = nation === 'scotland' ? 'LBTT in Scotland' : 'stamp duty';
  const name = nation === 'scotland' ? 'LBTT with the 8% supplement' : 'SDLT at the higher rates';
  if (price === undefined) {
    const others = nation === 'scotland' ? '' : ' Say “in Scotland” for LBTT.';
    return `Tell me a price and I'll work it out: “${duty} on £180,000”. For example, an additional home at £180,000 costs **${formatWholePounds(stampDutyOf(180_000, nation, today).tax)}** in ${name}.${others}`;
  }
  const low =
    price < 40_000
      ? ', but purchases under £40,000 are usually outside the higher rates: you may owe nothing'
      : '';
  return `On an additional home at ${formatPounds(price)}, bought today, ${name} comes to **${formatWholePounds(stampDutyOf(price, nation, today).tax)}**${low}:

${stampDutyTable(price, nation, today)}

${texts.taxNote}`;
}

const yields = ({ text, deals }: Question): string =>
  asksGoodYield(text) && amountsIn(text).price === undefined
    ? goodYieldAnswer(deals, undefined)
    : yieldAnswer(text);

function rentIncrease({ text }: Question): string {
  const nation = nationIn(text);
  const answer = {
    england: texts.rentIncreaseEngland,
    scotland: texts.rentIncreaseScotland,
    wales: texts.rentIncreaseWales,
  }[nation];
  return `${answer}\n\n${texts.lawNote}`;
}

/** What stands for figures of the member's own, where a question names none of their evaluations. */
const deal: Answer = ({ text, evaluation, deals }) => {
  const first = evaluation === 'closed' ? undefined : evaluation;
  return myFigures(figuresAsked(text), first, deals) ?? dealAnswer(first);
};

const section24 = /section 24|\bs\.?24\b|mortgage interest|tax relief/;

/** The first that fits answers. */
const answers: readonly (readonly [RegExp, Answer])[] = [
  ...help.map(([pattern, answer]) => [pattern, () => answer] as const),
  [/stamp duty|\bsdlt\b|\blbtt\b|\bltt\b/, stampDuty],
  [section24, ({ text, today }) => section24Answer(text, today)],
  [
    /(rent|rents)\b.*(increase|rise|raise|put up|go up|review)|(increase|raise|put up|review)\b.*\brent|put .{0,12}rent up|section 13/,
    rentIncrease,
  ],
  [
    /section 21|section 8|evict|possession|tenancy end|end (a|the) tenancy|notice to quit/,
    () => texts.possession,
  ],
  [/\bbrrrr?\b|refinance|money left in/, () => texts.brrr],
  [/rental cover|interest cover|\bicr\b|stress test/, () => texts.rentalCover],
  [/\bhmo\b|licen[cs]e|article 4|room size/, () => texts.hmo],
  [/deposit/, () => texts.deposits],
  [/\bepc\b|energy performance|insulation/, () => texts.epc],
  [/\b(my|our)\b[^.?!]*(yields?|returns?|\broi\b|\broce\b|payback|profit)/, deal],
  [/my deal|this deal|evaluation|cash ?flow|\broi\b|\[\[eval:/, deal],
  [/yield/, yields],
  [/running cost|\bcosts?\b|expenses|\bfees?\b/, ({ text }) => costsAnswer(text)],
  [/^\s*(thanks?|thank you|cheers|ta)\b/, () => texts.thanks],
  [/^\s*(hi|hello|hey|good (morning|afternoon|evening))\b/, ({ firstName }) => texts.greeting(firstName)],
  [/what can you do|help me|who are you/, () => texts.abilities],
];

/** What an article or a post of the blog says, in its own words. */
function readingAnswer({ title, path, excerpt, headings }: NonNullable<Question['reading']>): string {
  const parts =
    headings.length > 0 ? `\n\nIt goes through:\n\n${headings.map((each) => `- ${each}`).join('\n')}` : '';
  return `“[${title}](${path})” in short: ${excerpt}${parts}\n\nAsk me about any of it.`;
}

/** A question for one thing, rather than for how it all looks. */
const asksForFigure = /\bwhat(?:[’']s| is| are)\b|\bhow (?:much|many|high|big|low)\b/;

/** Whether the figures of a question are an evaluation's alone: tax and profit are of many things. */
const isOfDeal = ({ fields, foreign }: AskedFigures) =>
  foreign.length > 0 || fields.some((field) => !['stampDuty', 'afterTax', 'profit'].includes(field));

/** The line that says what a question is about; its words are not the question's. */
const subjectLine = /^about “[^”\n]*” \([^)\n]*\)\n/i;

/** Ava's answer in Markdown. */
export function answerTo(question: Question): string {
  const written = question.text.slice(0, 4000).replace(subjectLine, '');
  const text = written.toLowerCase();
  const { reading, deals } = question;
  const evaluation = question.evaluation === 'closed' ? undefined : question.evaluation;
  const subject = evaluation?.isNamed ? evaluation : undefined;
  const known = answers.find(([pattern]) => pattern.test(text));
  const asked = figuresAsked(text);
  const meant = dealNamed(written, deals) ?? subject;
  const isOfDeals = known === undefined || known[1] === deal || asksAny(asked) || isWhatIf(text);
  if (
    question.evaluation === 'closed' &&
    meant === undefined &&
    isOfDeals &&
    amountsIn(text).price === undefined
  )
    return closedAnswer;
  if (section24.test(text) && meant && amountsIn(text).price === undefined) {
    return section24Of({ title: meant.title, whose: ownerClause(meant), taxed: meant.taxed }, question.today);
  }
  const goal = goalIn(text, asked);
  if (goal) return goalAnswer(goal, meant);

  if (isWhatIf(text) && (meant || known === undefined || known[1] === deal))
    return whatIfAnswer(text, asked, meant);
  if (isOfPortfolio(text)) return portfolioAnswer(question.portfolio);
  // A question with amounts of its own is about these, wherever it is asked.
  if (amountsIn(text).price === undefined) {
    const named = dealsAnswer({ written, subject, deals, isTopic: known !== undefined });
    if (named !== undefined) return named;
    if (asksGoodYield(text)) return goodYieldAnswer(deals, subject);
    const figures = subject && figuresAnswer(asked, subject);
    if (figures !== undefined) return figures;
    if (subject && known === undefined && asksForFigure.test(text)) return ofNoSuchFigure(subject);
    if (subject && known === undefined)
      return asksOverview(text) ? dealAnswer(subject) : notUnderstood(subject);
    if (subject && known?.[1] === deal) return dealAnswer(subject);
  }
  if (reading && /\b(this|it|in short|summar)/.test(text)) return readingAnswer(reading);
  if (known) return known[1]({ ...question, text });
  if (subject) return notUnderstood(subject);
  if (reading) return readingAnswer(reading);
  return (isOfDeal(asked) ? myFigures(asked, evaluation, deals) : undefined) ?? texts.unknown;
}
