// Finding by words among names that are all here: what the palette does with pages and actions.

/** What was typed, as words in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

interface Named {
  label: string;
  /** Further words that it is found by, in lower case; never shown. */
  words?: string | undefined;
}

/** 4: the name begins with the text; 3: each word begins one of its words; 2: each is in it; 1: found by other words; 0: not. */
function rank({ label, words = '' }: Named, text: string, wanted: readonly string[]): number {
  const name = label.toLowerCase();
  const beginnings = name.split(/[\s-]+/);
  if (name.startsWith(text)) return 4;
  if (wanted.every((word) => beginnings.some((beginning) => beginning.startsWith(word)))) return 3;
  if (wanted.every((word) => name.includes(word))) return 2;
  return wanted.every((word) => name.includes(word) || ` ${words}`.includes(` ${word}`)) ? 1 : 0;
}

/** Those in whose names all typed words occur, the best first; all of them, in their order, for an empty text. */
export function findByWords<Item extends Named>(items: readonly Item[], text: string): readonly Item[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return items;
  return items
    .map((item) => ({ item, score: rank(item, wanted.join(' '), wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

export interface TextPart {
  text: string;
  isMatch: boolean;
  /** Where it begins, in UTF-16 units. */
  at: number;
}

/** A text in parts, wherever one of the words occurs marked; upper and lower case are the same. */
export function matchWords(text: string, words: readonly string[]): TextPart[] {
  const lower = text.toLowerCase();
  // some letters change their length with their case, and places in the one text then say nothing of the other
  if (lower.length !== text.length) return [{ text, isMatch: false, at: 0 }];
  const marked = Array.from({ length: text.length }, () => false);
  for (const word of words.filter(Boolean)) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  marked.forEach((isMatch, at) => {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isMatch, at });
  });
  return parts;
}
