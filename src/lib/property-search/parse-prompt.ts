import { chipsOf, type Chip } from './filter-wording';
import { figureRules } from './prompt-figures';
import { kindRules } from './prompt-kinds';
import { isPossible, maybe, Understanding, withoutContradictions, type PromptRule } from './prompt-rule';
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

/** Full postcodes and outcodes; “B2B” and “3B” are neither. */
const postcode = /\b([a-z]{1,2}\d{1,2}[a-z]?(?:\s*\d[a-z]{2})?)\b/gi;
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
  let rest = prompt.normalize('NFKC');
  for (const rule of [...distanceRules, ...placeRules(places), ...figureRules, ...kindRules]) {
    rest = rest.replace(rule.pattern, (...parts: unknown[]) => {
      // After the groups come a number and the whole text.
      const groups = parts.slice(
        0,
        parts.findIndex((part) => typeof part === 'number'),
      );
      const match = groups.map((group) => (typeof group === 'string' ? group : undefined));
      const meant = rule.read(match).filter(isPossible);
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
  return { filters, chips: chipsOf(filters, confidence), unparsed: leftOver(rest) };
}

/** The longest names first, so that “West Bridgford” is not read as something in between. */
function placeRules(places: readonly string[]): PromptRule[] {
  const byName = new Map(places.map((name) => [name.toLowerCase(), name]));
  const names = [...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[^\p{L}\d ]/gu, '.'));
  const rules: PromptRule[] = [
    {
      pattern: new RegExp(`${place}${postcode.source}`, 'gi'),
      read: ([, code = '']) => maybe({ locations: [code.toUpperCase()] }, 0.97),
    },
  ];
  if (names.length === 0) return rules;
  const named: PromptRule = {
    pattern: new RegExp(String.raw`${place}\b(${names.join('|')})\b`, 'gi'),
    read: ([, name = '']) => maybe({ locations: [byName.get(name.toLowerCase()) ?? name] }, 0.97),
  };
  return [named, ...rules];
}

function leftOver(rest: string): string[] {
  const words = rest
    .split(/[\s|,.;:!?()"“”]+/)
    .map((word) => word.replaceAll(/^[-–'’+%/&]+|[-–'’+%/&]+$/g, ''))
    .filter((word) => word !== '' && !fillers.has(word.toLowerCase()));
  return [...new Set(words)];
}
