import { chipsOf, type Chip } from '../filter-wording';
import type { SearchFilters } from '../search-filters';
import { kindRules } from './kinds';
import { whereRules } from './places';
import { amountRules, moneyRules } from './prices';
import { isPossible, Understanding, unused, withoutContradictions } from './prompt-rule';
import { refusalsApart } from './refusals';
import { roomRules, sizeRules } from './rooms';

export interface ParsedPrompt {
  filters: SearchFilters;
  /** One for each filter, with how surely it was meant. */
  chips: Chip[];
  /** Words that were not used, as they were written. */
  unparsed: string[];
}

/** Words that carry no wish of their own. */
const fillers = new Set(
  `a an the i i'm i’m i'd i’d i've i’ve me my we our you your it its is are am be been of or and any some all in on at to for from
  with by as that this these those which where there so but then also only just near around within under over into
  find show get give search look looking want wanted need would like please ideally maybe preferably hopefully can could do
  have has got hi hello hey ava thanks thank plus ok
  property properties home homes place places listing listings something anything somewhere anywhere everywhere buy buying
  purchase area areas region district price prices priced asking costing budget uk`.split(/\s+/),
);

/**
 * Reads a search in plain words, by rules: `3-bed terrace in Leeds under £180k, 7 % yield, needs work`.
 * @param places names of towns and areas that are known; others stay unread
 * @param townOf the town that an area or a postcode lies in: “Headingley, Leeds” is Headingley
 */
export function parsePrompt(
  prompt: string,
  places: readonly string[],
  townOf: (place: string) => string | undefined = () => undefined,
): ParsedPrompt {
  const understood = new Understanding();
  const passed: string[] = [];
  let rest = refusalsApart(plain(prompt));
  const rules = [
    ...whereRules(places),
    ...moneyRules,
    ...sizeRules,
    ...amountRules,
    ...roomRules,
    ...kindRules,
  ];
  for (const rule of rules) {
    rest = rest.replace(rule.pattern, (...parts: unknown[]) => {
      // After the groups come a number and the whole text.
      const groups = parts.slice(
        0,
        parts.findIndex((part) => typeof part === 'number'),
      );
      const match = groups.map((group) => (typeof group === 'string' ? group : undefined));
      const read = rule.read(match);
      if (read === unused) {
        passed.push(trimmed(match[0] ?? ''));
        return ' | ';
      }
      const meant = read.filter(isPossible);
      if (meant.length === 0) return match[0] ?? '';
      for (const each of meant) {
        understood.add(each);
        if (each.unused !== undefined) passed.push(trimmed(each.unused));
      }
      // What is used up keeps apart what stood around it.
      return ' | ';
    });
  }
  understood.refuse();
  const { confidence } = understood;
  const filters = withoutContradictions(understood.filters, understood.filters);
  if (filters.locations === undefined) {
    delete filters.radiusMiles;
    delete filters.travelMinutes;
  } else {
    filters.locations = withoutTowns(filters.locations, townOf);
  }
  if (filters.travelMinutes === undefined) delete filters.travelBy;
  return {
    filters,
    chips: chipsOf(filters, confidence),
    unparsed: [...new Set([...passed, ...leftOver(rest)])],
  };
}

/** One way of writing: a hyphen that does not break the line is one for all that, and half a million is a figure. */
const plain = (prompt: string): string =>
  prompt
    .normalize('NFKC')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/£?\bhalf a million\b/gi, '£500k')
    .replaceAll(/£?\b(?:a )?quarter of a million\b/gi, '£250k');

/** A town says only where its area lies. */
const withoutTowns = (locations: readonly string[], townOf: (place: string) => string | undefined) => {
  const around = new Set(locations.flatMap((place) => townOf(place) ?? []));
  return locations.filter((place) => !around.has(place));
};

const trimmed = (text: string) => text.replaceAll(/^[-–\s]+|\s+$/g, '');

function leftOver(rest: string): string[] {
  const words = rest
    .split(/[\s|,.;:!?()"“”]+/)
    .map((word) => word.replaceAll(/^[-–'’+%/&]+|[-–'’+%/&]+$/g, ''))
    .filter((word) => word !== '' && !fillers.has(word.toLowerCase()));
  return [...new Set(words)];
}
