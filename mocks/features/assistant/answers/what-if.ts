// What would be if an input were another, and which input a figure asks for: worked out as an evaluation's page does, and not saved.
import { valueText } from '@/lib/evaluation/formulas/figure-token';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import type { Metric, Unknown } from '@/lib/evaluation/solve';
import { changesIn, inputName, inputNamed, inputText } from './changes';
import { dutyNote, figure, labelIn, listed, overviewOf, type TalkedAbout } from '../reading/deal';
import { labelOf, type AskedFigures } from '../reading/figures';

/** Whether a question asks what would be if an input were another, in small letters. */
export const isWhatIf = (text: string): boolean =>
  /\d/.test(text) &&
  (/\b(?:what (?:happens )?if|what about if|suppose|imagine)\b/.test(text) ||
    /\bif (?:the|its|my|i|it|we|rates?|rents?|interest)\b/.test(text) ||
    /\bwhat would\b.*\b(?:at|with)\b/.test(text)) &&
  (inputNamed(text) !== undefined || /\bwhat (?:happens )?if\b/.test(text));

const pageOf = ({ title, uuid }: TalkedAbout) =>
  `[${title.replaceAll(/[[\]]/g, ' ')}](/property-evaluations/${uuid})`;

const solver = (deal: TalkedAbout) =>
  `**Work back from a target** on ${pageOf(deal)} finds the price, rent or works that reach a figure.`;

const unnamed =
  'Tell me which evaluation: name it in your question, or ask me from its page. Then I’ll work it out with the other figure. Yours are under [Evaluations](/property-evaluations).';

/** The answer to what would be if inputs were others. */
export function whatIfAnswer(text: string, asked: AskedFigures, deal: TalkedAbout | undefined): string {
  if (deal === undefined) return unnamed;
  const changes = changesIn(text);
  const tried = changes && deal.trial?.asIf(changes);
  if (tried === undefined) {
    return `I can’t vary that. I can try another price, rent, cost of works, value after works, deposit, mortgage rate or void period for **${deal.title}**: “What if the rent is £1,200?”. ${solver(deal)}`;
  }
  if (typeof tried === 'string') {
    return `I can’t vary that for **${deal.title}**: there’s no ${inputName(tried, deal.strategy).replace(/^an? /, '')} in its result, or your figure is out of range. ${solver(deal)}`;
  }
  const hasPrice = tried.inputs.some(({ input }) => input === 'price');
  const wanted =
    asked.fields.length > 0
      ? asked.fields
      : [...overviewOf(deal), 'cashInvested' as const, ...(hasPrice ? ['stampDuty' as const] : [])];
  const rows = wanted.map((field) => rowOf(deal, field, tried.figureOf(field)));
  const known = rows.filter((row) => row !== undefined);
  const moved = known.filter(({ isChanged }) => isChanged);
  const still = known.filter(({ isChanged }) => !isChanged).map(({ label }) => label);
  const made = listed(
    tried.inputs.map(
      ({ input, from, to }) =>
        `${inputName(input, deal.strategy)} of **${inputText(input, to)}** instead of ${inputText(input, from)}`,
    ),
  );
  const table =
    moved.length === 0
      ? ''
      : `\n\n| Figure | Now | Then |\n| --- | ---: | ---: |\n${moved.map(({ line }) => line).join('\n')}`;
  const same = still.length === 0 ? '' : `\n\nUnchanged: ${listed(still)}.`;
  const note = hasPrice && wanted.includes('stampDuty') ? dutyNote(deal) : '';
  return `${pageOf(deal)} with ${made}:${table}${same}${note && `\n\n${note}`}\n\nNothing is saved: change the input on its page to keep it.\n\n*An estimate, not advice.*`;
}

/** One figure now and then; undefined where it is known neither now nor then. */
function rowOf(deal: TalkedAbout, field: HeadlineMetric, then: number | undefined) {
  const now = deal.figureOf(field);
  if (now === undefined && then === undefined) return undefined;
  const label = labelIn(deal, field);
  const thenText = then === undefined ? 'not known' : `**${valueText(field, then)}**`;
  return {
    label: label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    isChanged: now === undefined || then === undefined || valueText(field, now) !== valueText(field, then),
    line: `| ${label} | ${figure(deal, field) ?? 'not known'} | ${thenText} |`,
  };
}

const targets: ReadonlySet<HeadlineMetric> = new Set<Metric>([
  'roi',
  'roce',
  'grossYield',
  'netYield',
  'cashFlowPcm',
  'icr',
  'profit',
  'moneyLeftIn',
  'cashInvested',
]);
const isTarget = (field: HeadlineMetric): field is Metric => targets.has(field);
const inMoney: ReadonlySet<Metric> = new Set(['cashFlowPcm', 'profit', 'moneyLeftIn', 'cashInvested']);

/** What a question wants a figure to reach, and by which input. */
export interface Goal {
  unknown: Unknown;
  metric: Metric;
  /** £ or per cent. */
  value: number;
}

const unknowns: readonly (readonly [RegExp, Unknown])[] = [
  [/\brent\b|\blet for\b/, 'rentPcm'],
  [/\brefurb\w*|\bworks\b|\bspend on\b/, 'refurb'],
  [/\bgdv\b|\bsell\b|\bsale price\b|\bend value\b|\bbe worth\b|\bvalued\b/, 'gdv'],
  [/\bprice\b|\bpay\b|\boffer\b|\bbuy\b/, 'price'],
];

const asksForInput =
  /\bwhat (?:\w+ ){0,2}(?:rent|price|offer|gdv|value)\b|\b(?:have|has|had|need|needs) to\b|\bhow much\b|\bat what\b|\bmust\b|\bmax(?:imum)?\b|\bhighest\b|\blowest\b|\bmost i\b|\bwhat (?:can|could|should|would) i\b/;
const reaches =
  /\breach|\bget\b|\bhit\b|\bachieve|\bmake|\bhave\b|\bearn|\bbring|\bgive|\bfor an?\b|\bwant|\bto be\b|\bat least\b|\bbreak even\b/;

/** The goal that a question in small letters sets; undefined where it sets none. */
export function goalIn(text: string, { fields }: AskedFigures): Goal | undefined {
  if (!asksForInput.test(text) || !reaches.test(text)) return undefined;
  const unknown = unknowns.find(([pattern]) => pattern.test(text))?.[1];
  if (unknown === undefined) return undefined;
  if (/\bbreak even\b/.test(text)) return { unknown, metric: 'cashFlowPcm', value: 0 };
  const isBothYields = fields.includes('grossYield') && fields.includes('netYield');
  const metric = isBothYields ? 'grossYield' : fields.find(isTarget);
  if (metric === undefined) return undefined;
  const found = inMoney.has(metric)
    ? /£\s?(\d[\d,]*(?:\.\d+)?)\s?(k)?\b/.exec(text)
    : /(\d+(?:\.\d+)?)\s?(?:%|per ?cent)/.exec(text);
  if (!found) return undefined;
  return { unknown, metric, value: Number(found[1]?.replaceAll(',', '')) * (found[2] === 'k' ? 1000 : 1) };
}

/** The largest figure that is looked at: whatever reaches a goal there reaches it always. */
const whatever = 100_000_000;

/** The answer to which input a figure asks for. */
export function goalAnswer({ unknown, metric, value }: Goal, deal: TalkedAbout | undefined): string {
  if (deal === undefined) return unnamed;
  const { strategy, trial } = deal;
  const now = trial?.valueOf(unknown);
  const name = inputName(unknown, strategy);
  const bare = name.replace(/^an? /, '');
  if (trial === undefined || now === undefined) {
    return `I can’t work that out for **${deal.title}**: its figures don’t depend on ${name}, or it doesn’t have one yet. ${solver(deal)}`;
  }
  const goal = `${labelOf(metric).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())} of ${valueText(metric, value)}`;
  const needed = trial.reach(unknown, metric, value);
  if (needed === null) return `No ${bare} gets **${deal.title}** to a ${goal}. ${solver(deal)}`;
  const isCeiling = unknown === 'price' || unknown === 'refurb';
  if (isCeiling ? needed >= whatever : needed <= 1)
    return `**${deal.title}** reaches a ${goal} whatever the ${bare}. ${solver(deal)}`;
  const today = figure(deal, metric);
  return `${pageOf(deal)} reaches a ${goal} with ${name} of ${isCeiling ? 'at most' : 'at least'} **${inputText(unknown, needed)}**.

It now has ${name} of ${inputText(unknown, now)}${today === undefined ? '' : `, which gives ${today}`}. All other inputs stay the same, and nothing is saved. ${solver(deal)}

*An estimate, not advice.*`;
}
