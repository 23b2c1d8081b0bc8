// Questions that name evaluations: which are meant, and what Ava says when she does not know.
import { comparisonAnswer, rankingAnswer } from '../answers/comparison';
import { dealAnswer, figuresAnswer, listed, overviewLines, type TalkedAbout } from './deal';
import { asksAny, figuresAsked, type AskedFigures } from './figures';
import {
  comparedIn,
  dealsNamed,
  isComparison,
  placeBehindFigure,
  placeIn,
  rankingIn,
  type DealName,
} from './names';

/** The evaluations that a member may open: their own, and those shared with them. */
export interface MyDeals {
  names: readonly DealName[];
  /** One of them with its figures. */
  open: (uuid: string) => TalkedAbout | undefined;
}

interface NamingQuestion {
  /** As it was written, without the line that says what it is about. */
  written: string;
  /** The evaluation that the question is asked about, besides those that its words name. */
  subject: TalkedAbout | undefined;
  deals: MyDeals | undefined;
  /** Ava has something to say on it that is no evaluation's. */
  isTopic: boolean;
}

const shownNames = 5;
const maxCompared = 3;

const isOwn = ({ owner }: Pick<DealName, 'owner'>) => owner === undefined;

/** What the member could have meant: their own, and where they have none those shared with them. */
function choice(all: readonly DealName[]): string {
  if (all.length === 0) {
    return 'You don’t have an evaluation yet. Create one under [Evaluations](/property-evaluations), then ask me again.';
  }
  const own = all.filter(isOwn);
  const names = own.length > 0 ? own : all;
  const rest = names.length > shownNames ? `, and ${names.length - shownNames} more` : '';
  const links = names.slice(0, shownNames).map(linkTo);
  return `${own.length > 0 ? 'Yours are' : 'The ones shared with you are'} ${rest ? links.join(', ') : listed(links)}${rest}.`;
}

const linkTo = ({ uuid, title }: Pick<DealName, 'uuid' | 'title'>) =>
  `[${title.replaceAll(/[[\]]/g, ' ')}](/property-evaluations/${uuid})`;

/** Several are called so: which of them, with whose those are that are shared. */
function inDoubt({ words, deals }: { words: string; deals: readonly DealName[] }): string {
  if (deals.every(isOwn)) return `More than one of your evaluations is called “${words}”. ${choice(deals)}`;
  const links = deals
    .slice(0, shownNames)
    .map((each) => `${linkTo(each)}${each.owner === undefined ? '' : `, shared by ${each.owner}`}`);
  return `More than one evaluation you can open is called “${words}”: ${listed(links)}.`;
}

/**
 * The answer to a question that names evaluations by their titles or streets: their figures, or two of them side by side. What is
 * named and not known is said. Undefined when it names none.
 */
export function dealsAnswer({ written, subject, deals, isTopic }: NamingQuestion): string | undefined {
  const { names, open } = deals ?? { names: [], open: () => undefined };
  const text = written.toLowerCase();
  const asked = figuresAsked(text);
  const asksFigures = asksAny(asked);
  const end = rankingIn(text);
  const own = names.filter(isOwn);
  if (end !== undefined && own.length > 1) {
    const all = own.flatMap(({ uuid }) => open(uuid) ?? []);
    return rankingAnswer(asked, all, end);
  }
  const compares = isComparison(text);
  if (!asksFigures && !compares && isTopic && !/\b(?:deal|evaluation)\b/.test(text)) return undefined;
  const { deals: named, unclear } = dealsNamed(written, names);
  const [doubt] = unclear;
  if (doubt) return inDoubt(doubt);
  const opened = named.flatMap(({ uuid }) => (uuid === subject?.uuid ? [] : (open(uuid) ?? [])));
  const isSubjectMeant =
    named.length === 0 || /\b(?:this|it|its)\b/.test(text) || opened.length < named.length;
  const isSubjectCompared = isSubjectMeant || (compares && named.length < 2);
  const meant = [...(subject && (opened.length === 0 || isSubjectCompared) ? [subject] : []), ...opened];
  if (opened.length > 0 && meant.length > 1 && (compares || asksFigures)) {
    return comparisonAnswer(asked, meant.slice(0, maxCompared));
  }
  if (compares) return comparedWithNothing(written, meant, names);
  const [deal] = opened;
  if (deal)
    return (
      figuresAnswer(asked, deal) ??
      (/\bwhat(?:[’']s| is| are)\b/.test(text) ? ofNoSuchFigure(deal) : dealAnswer(deal))
    );
  const place =
    named.length === 0 ? (placeIn(written) ?? (subject && placeBehindFigure(asked.rest))) : undefined;
  return place !== undefined && (asksFigures || !isTopic) ? noneCalled(place, names) : undefined;
}

const noneCalled = (place: string, names: readonly DealName[]) =>
  `I can’t find an evaluation called “${place}”. ${choice(names)}`;

/** The one evaluation that a question names; undefined where it names none or several. */
export function dealNamed(written: string, deals: MyDeals | undefined): TalkedAbout | undefined {
  const { deals: named } = dealsNamed(written, deals?.names ?? []);
  const [only] = named;
  return only && named.length === 1 ? deals?.open(only.uuid) : undefined;
}

/** A comparison of which one side or both are not known; undefined when it compares no evaluations at all. */
function comparedWithNothing(
  written: string,
  meant: readonly TalkedAbout[],
  names: readonly DealName[],
): string | undefined {
  const sides = comparedIn(written) ?? [];
  const isKnown = (side: string) => dealsNamed(side, names).deals.length > 0;
  const unknown = sides.filter((side) => !isKnown(side) && !/^(?:this|it|this (?:deal|one))$/i.test(side));
  const [deal] = meant;
  if (deal) {
    const [other] = unknown;
    const gap = other === undefined ? 'which other one do you mean?' : `but none called “${other}”.`;
    return `I can see **${deal.title}** in your evaluations, ${gap} ${choice(names)}`;
  }
  const isOfDeals =
    unknown.some((side) => placeIn(side) !== undefined) || /\b(?:deal|evaluation)s?\b/i.test(written);
  if (!isOfDeals) return undefined;
  const which =
    unknown.length > 0 ? ` called ${listed(unknown.map((side) => `“${side}”`))}` : ' named in your question';
  return `I can’t find an evaluation${which}. ${choice(names)}`;
}

/** What Ava says of a figure that she does not know, with those that she does. */
export function ofNoSuchFigure(deal: TalkedAbout): string {
  const lines = overviewLines(deal);
  return lines.length === 0
    ? dealAnswer(deal)
    : `I don’t know that figure for **${deal.title}**, and I’d rather say so than guess. Here’s what I can quote:\n\n${lines.join('\n')}`;
}

/** Figures without a name beside them: those of the member's first evaluation, which is said where they have more. */
export function myFigures(
  asked: AskedFigures,
  first: TalkedAbout | undefined,
  deals: MyDeals | undefined,
): string | undefined {
  const place = deals && placeBehindFigure(asked.rest);
  if (deals && place !== undefined) return noneCalled(place, deals.names);
  const answer = first && figuresAnswer(asked, first);
  const others = deals?.names.filter((each) => isOwn(each) && each.uuid !== first?.uuid) ?? [];
  if (answer === undefined || others.length === 0) return answer;
  const count = others.length === 1 ? 'one more evaluation' : `${others.length} more evaluations`;
  return `${answer}\n\nYou have ${count}. Name one and I’ll quote that instead.`;
}
