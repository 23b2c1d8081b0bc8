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

/** The terms whose names or meanings hold all of the words. */
export function entriesWith(words: string): readonly GlossaryEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return glossary.filter(({ term, also, meaning }) => {
    const text = [term, ...also, meaning].join(' ').toLowerCase();
    return wanted.every((each) => text.includes(each));
  });
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
