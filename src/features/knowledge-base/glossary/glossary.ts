import { hitsOf, searchTerms, type SearchTerm } from '@/lib/search/search-terms';
import { wordsOf, type TextWord } from '@/lib/search/search-words';
import { figureEntries } from './figure-entries';
import type { GlossaryEntry } from './glossary-entry';
import { wordEntries } from './word-entries';

/** Every term, from A to Z. */
export const glossary: readonly GlossaryEntry[] = [...figureEntries, ...wordEntries].toSorted((a, b) =>
  a.term.localeCompare(b.term, 'en-GB'),
);

const namesOf = ({ term, also }: GlossaryEntry) => [term, ...also].map((name) => name.toLowerCase());

const byName = new Map(glossary.flatMap((entry) => namesOf(entry).map((name) => [name, entry] as const)));

/** The term of that name, or of that other name, however it is written. */
export const entryNamed = (name: string): GlossaryEntry | undefined => byName.get(name.trim().toLowerCase());

const searched = glossary.map((entry) => ({
  entry,
  names: [entry.term, ...entry.also].map(wordsOf),
  meaning: wordsOf(entry.meaning),
}));

const bestFit = (term: SearchTerm, text: readonly TextWord[]) =>
  Math.max(0, ...hitsOf(term, text).map(({ fit }) => fit));

/**
 * The terms whose names or meanings hold all of the words, the best match first; all from A to Z where there are no words. Letters
 * are forgiven only where nothing has the words as they were typed.
 */
export function entriesWith(words: string): readonly GlossaryEntry[] {
  const terms = searchTerms(words);
  if (terms.length === 0) return glossary;
  const found = searched.flatMap(({ entry, names, meaning }) => {
    const fits = terms.map((term) => ({
      name: Math.max(...names.map((name) => bestFit(term, name))),
      meaning: bestFit(term, meaning),
    }));
    const least = Math.min(...fits.map((fit) => Math.max(fit.name, fit.meaning)));
    const score = fits.reduce((sum, fit) => sum + 4 * fit.name + fit.meaning, 0);
    return least === 0 ? [] : [{ entry, least, score }];
  });
  const asTyped = found.filter(({ least }) => least > 1);
  return (asTyped.length > 0 ? asTyped : found)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Terms that follow each other under the letter they begin with. */
export function byLetter(entries: readonly GlossaryEntry[]): readonly (readonly [string, GlossaryEntry[]])[] {
  const groups = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = entry.term.charAt(0).toUpperCase();
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups];
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The terms that a text uses, those first that it uses first. */
export function termsIn(text: string, most: number): readonly GlossaryEntry[] {
  return glossary
    .flatMap((entry) => {
      const names = [entry.term, ...entry.also].map(escaped).join('|');
      const at = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${names})(?![\p{L}\p{N}])`, 'iu').exec(
        text,
      )?.index;
      return at === undefined ? [] : [{ entry, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ entry }) => entry);
}
