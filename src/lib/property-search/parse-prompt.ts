import { chipsOf, type Chip } from './filter-wording';
import { figureRules } from './prompt-figures';
import { kindRules } from './prompt-kinds';
import {
  isPossible,
  maybe,
  Understanding,
  unused,
  withoutContradictions,
  type PromptRule,
} from './prompt-rule';
import type { SearchFilters } from './search-filters';

export interface ParsedPrompt {
  filters: SearchFilters;
  /** One for each filter, with how surely it was meant. */
  chips: Chip[];
  /** Words that were not used, as they were written. */
  unparsed: string[];
}

const distanceRules: readonly PromptRule[] = [
  {
    pattern: /\bwithin\s+(\d+(?:\.\d+)?)\s*(?:miles?|mi)\b(?:\s+(?:of|around|from))?/gi,
    read: ([, miles]) => maybe({ radiusMiles: Math.min(40, Math.max(0.25, Number(miles))) }, 0.95),
  },
  {
    pattern: /\bwithin\s+(\d{1,2})\s*min(?:ute)?s?(?:'|’)?(?:\s+(?:drive|by car))?(?:\s+(?:of|from))?/gi,
    read: ([, minutes]) => maybe({ travelMinutes: Math.min(90, Math.max(5, Number(minutes))) }, 0.85),
  },
];

/** Only in the middle of London does a letter end an outcode: “B2B” and “R2R” are none. */
const london = String.raw`e1w|n1[cp]|nw1w|se1p|sw1[a-y]|w1[a-z]|ec[1-4][a-z]|wc[12][a-z]`;
/** Full postcodes and outcodes. After a figure, “m2” is a measure. */
const postcode = String.raw`(?!(?<=\d\s{0,2})m2\b)\b((?:${london}|[a-z]{1,2}\d{1,2})(?:\s*\d[a-z]{2})?)\b`;
/** What stands before a place that is not wanted. */
const notIn = String.raw`\b(?:not (?:in|near|around|at)|outside(?: of)?|not|except(?: for)?|excluding|avoid(?:ing)?)\s+`;
const place = String.raw`(?:\b(?:in|near|around|at)\s+)?`;

/** Words that carry no wish of their own. */
const fillers = new Set(
  `a an the i i'm i’m me my we our you it its is are be of or and any some all in on at to for from with by as that which
  near around within under over find show get give search look looking want wanted need would like please ideally maybe
  property properties home homes place places listing listings something anything somewhere buy buying also only just uk`.split(
    /\s+/,
  ),
);

/**
 * Reads a search in plain words, by rules: `3-bed terrace in Leeds under £180k, 7 % yield, needs work`.
 * @param places names of towns and areas that are known; others stay unread
 */
export function parsePrompt(prompt: string, places: readonly string[]): ParsedPrompt {
  const understood = new Understanding();
  const passed: string[] = [];
  // A hyphen that does not break the line is one for all that.
  let rest = prompt.normalize('NFKC').replaceAll(/[\u2010\u2011]/g, '-');
  for (const rule of [...distanceRules, ...placeRules(places), ...figureRules, ...kindRules]) {
    rest = rest.replace(rule.pattern, (...parts: unknown[]) => {
      // After the groups come a number and the whole text.
      const groups = parts.slice(
        0,
        parts.findIndex((part) => typeof part === 'number'),
      );
      const match = groups.map((group) => (typeof group === 'string' ? group : undefined));
      const read = rule.read(match);
      if (read === unused) {
        passed.push((match[0] ?? '').trim());
        return ' | ';
      }
      const meant = read.filter(isPossible);
      if (meant.length === 0) return match[0] ?? '';
      for (const each of meant) understood.add(each);
      // What is used up keeps apart what stood around it.
      return ' | ';
    });
  }
  const { confidence } = understood;
  const filters = withoutContradictions(understood.filters, understood.filters);
  if (filters.locations === undefined) {
    delete filters.radiusMiles;
    delete filters.travelMinutes;
  }
  return {
    filters,
    chips: chipsOf(filters, confidence),
    unparsed: [...new Set([...passed, ...leftOver(rest)])],
  };
}

/** How a name is looked up: its words, whatever stands between them. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** The longest names first, so that “West Bridgford” is not read as something in between. Refusals first of all. */
function placeRules(places: readonly string[]): PromptRule[] {
  const byName = new Map(places.map((name) => [wordsOf(name).join(' '), name]));
  const named = [...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', String.raw`[\s.'’–-]{1,3}`));
  const nameOf = (text: string) => byName.get(wordsOf(text).join(' ')) ?? text;
  const rules: PromptRule[] = [
    // A postcode stands in no address that is searched by words.
    { pattern: new RegExp(notIn + postcode, 'gi'), read: () => unused },
    {
      pattern: new RegExp(place + postcode, 'gi'),
      read: ([, code = '']) => maybe({ locations: [code.toUpperCase()] }, 0.97),
    },
  ];
  if (named.length === 0) return rules;
  const names = String.raw`\b(${named.join('|')})\b`;
  return [
    {
      pattern: new RegExp(notIn + names, 'gi'),
      read: ([, name = '']) => maybe({ notKeywords: [nameOf(name)] }, 0.8),
    },
    {
      pattern: new RegExp(place + names, 'gi'),
      read: ([, name = '']) => maybe({ locations: [nameOf(name)] }, 0.97),
    },
    ...rules,
  ];
}

function leftOver(rest: string): string[] {
  const words = rest
    .split(/[\s|,.;:!?()"“”]+/)
    .map((word) => word.replaceAll(/^[-–'’+%/&]+|[-–'’+%/&]+$/g, ''))
    .filter((word) => word !== '' && !fillers.has(word.toLowerCase()));
  return [...new Set(words)];
}
