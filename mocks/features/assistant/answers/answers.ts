// Ava: the same question always gets the same answer, and what she does not know she says.
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import {
  asksOverview,
  closedAnswer,
  dealAnswer,
  figuresAnswer,
  notUnderstood,
  ownerClause,
  type TalkedAbout,
} from '../reading/deal';
import { dealNamed, dealsAnswer, myFigures, ofNoSuchFigure, type MyDeals } from '../reading/deals';
import { asksAny, figuresAsked, type AskedFigures } from '../reading/figures';
import { isOfPortfolio, portfolioAnswer, type MyPortfolio } from './portfolio';
import { amountsIn, nationIn, stampDutyOf, stampDutyTable } from '../reading/sums';
import { costsAnswer } from './costs';
import { help } from './help';
import {
  articleAnswer,
  furtherReading,
  noQuotationFrom,
  quotationFrom,
  summaryOf,
  type Reading,
} from '../reading/reading';
import { section24Answer, section24Of } from './section-24';
import * as texts from './texts';
import { goalAnswer, goalIn, isWhatIf, whatIfAnswer } from './what-if';
import { asksGoodYield, goodYieldAnswer, yieldAnswer } from './yields';

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
  reading?: Reading | undefined;
  /** The articles of the knowledge base. */
  library?: readonly Reading[];
}

type Answer = (question: Question) => string;

/** Buys what is no additional home. */
const otherBuyer =
  /\bfirst[- ](?:time )?(?:buyer|home|house|property)|\b(?:main|own|only) (?:home|residence)\b|\bto live in\b|\bhome mover/;

function stampDuty({ text, today, library }: Question): string {
  const nation = nationIn(text);
  const { price } = amountsIn(text);
  if (nation === 'wales') {
    return `**Wales** charges Land Transaction Tax, with its own bands, and I only know England’s, Northern Ireland’s and Scotland’s. Please use the Welsh Revenue Authority’s calculator: I’d rather not guess.`;
  }
  const duty = nation === 'scotland' ? 'LBTT in Scotland' : 'stamp duty';
  const name = nation === 'scotland' ? 'LBTT with the 8% supplement' : 'SDLT at the higher rates';
  if (otherBuyer.test(text)) {
    const [taxTitle, office] =
      nation === 'scotland'
        ? [/^lbtt/i, 'Revenue Scotland’s calculator']
        : [
            /^stamp duty/i,
            '[HMRC’s calculator](https://www.tax.service.gov.uk/calculate-stamp-duty-land-tax/)',
          ];
    const lead = library?.find(({ title }) => taxTitle.test(title));
    const more = lead ? ` There’s more about them in [${lead.title}](${lead.path}).` : '';
    return `I only know the rates for **additional homes**, with the surcharge: not the lower rates for first-time buyers or for people buying their own home.${more} For yours, use ${office}: I’d rather not guess.`;
  }
  if (price === undefined) {
    const others = nation === 'scotland' ? '' : ' Say “in Scotland” for LBTT.';
    return `Tell me a price and I’ll work it out: “${duty} on £180,000”. For example, an additional home at £180,000 costs **${formatWholePounds(stampDutyOf(180_000, nation, today).tax)}** in ${name}.${others}`;
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

const section24Sum: Answer = ({ text, today }) => section24Answer(text, today);
const costsSum: Answer = ({ text }) => costsAnswer(text);
const thanks: Answer = () => texts.thanks;
const greeting: Answer = ({ firstName }) => texts.greeting(firstName);
const abilities: Answer = () => texts.abilities;
const helpAnswers = help.map(([pattern, answer]): readonly [RegExp, Answer] => [pattern, () => answer]);

/** What is said of nothing that could be read about. */
const small: ReadonlySet<Answer> = new Set([
  thanks,
  greeting,
  abilities,
  ...helpAnswers.map(([, answer]) => answer),
]);
/** What is worked out with the amounts of a question. */
const sums: ReadonlySet<Answer> = new Set([stampDuty, yields, section24Sum, costsSum]);

/** The first that fits answers. */
const answers: readonly (readonly [RegExp, Answer])[] = [
  ...helpAnswers,
  [/stamp duty|\bsdlt\b|\blbtt\b|\bltt\b/, stampDuty],
  [section24, section24Sum],
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
  [
    /^(?!.*\b(?:bridging|surveys?|auction|legal|solicitor)\b).*(?:running cost|\bcosts?\b|expenses|\bfees?\b)/s,
    costsSum,
  ],
  [/^\s*(thanks?|thank you|cheers|ta)\b/, thanks],
  [/^\s*(hi|hello|hey|good (morning|afternoon|evening))\b/, greeting],
  [/what can you do|help me|who are you/, abilities],
];

/** Asks what a text says as a whole. */
const asksSummary =
  /\bin short\b|\bsummar|\bsum (?:it|this) up\b|\bwhat (?:is|does) (?:it|this)(?: (?:article|post|text))?(?: say| about| tell(?: me)?)?\s*\??$|\bgist\b|\btl;?dr\b/;

/** The answer on the article or the post that is read: its own words, the sums that Ava knows, or that it does not say. */
function readingAnswer(question: Question, reading: Reading, known: Answer | undefined): string | undefined {
  const { text, library = [] } = question;
  if (known && small.has(known)) return undefined;
  if (asksSummary.test(text)) return summaryOf(reading);
  if (amountsIn(text).price !== undefined || amountsIn(text).rentPcm !== undefined) {
    const sum = known ?? answers.find(([pattern]) => pattern.test(reading.title.toLowerCase()))?.[1];
    if (sum && sums.has(sum)) return sum({ ...question, text: `${text}\n${reading.title.toLowerCase()}` });
  }
  const quotation = quotationFrom(reading, text, library);
  if (quotation !== undefined) return quotation;
  if (known === deal) return undefined;
  return known
    ? `This ${reading.kind} doesn’t say. Here’s what I know about it:\n\n${known(question)}`
    : noQuotationFrom(reading, text, library);
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
  const namedDeal = dealNamed(written, deals) ?? subject;
  const isOfDeals = known === undefined || known[1] === deal || asksAny(asked) || isWhatIf(text);
  if (
    question.evaluation === 'closed' &&
    namedDeal === undefined &&
    isOfDeals &&
    amountsIn(text).price === undefined
  )
    return closedAnswer;
  if (section24.test(text) && namedDeal && amountsIn(text).price === undefined) {
    return section24Of(
      { title: namedDeal.title, whose: ownerClause(namedDeal), taxed: namedDeal.taxed },
      question.today,
    );
  }
  const goal = goalIn(text, asked);
  if (goal) return goalAnswer(goal, namedDeal);

  if (isWhatIf(text) && (namedDeal || known === undefined || known[1] === deal))
    return whatIfAnswer(text, asked, namedDeal);
  if (isOfPortfolio(text)) return portfolioAnswer(question.portfolio);
  const read =
    reading && namedDeal === undefined
      ? readingAnswer({ ...question, text }, reading, known?.[1])
      : undefined;
  if (read !== undefined) return read;
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
  if (known) {
    const answer = known[1]({ ...question, text });
    const isByHeart = known[1] !== deal && !small.has(known[1]) && amountsIn(text).price === undefined;
    return isByHeart ? `${answer}${furtherReading(text, question.library ?? [])}` : answer;
  }
  if (subject) return notUnderstood(subject);
  return (
    (isOfDeal(asked) ? myFigures(asked, evaluation, deals) : undefined) ??
    articleAnswer(text, question.library ?? []) ??
    texts.unknown
  );
}
