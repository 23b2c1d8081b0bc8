import { matchWords } from './match-words';

/** A name in which what was typed is marked. `words` are in lower case; without any, the name alone. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return matchWords(text, words).map(({ text: part, isMatch, at }) =>
    isMatch ? (
      <mark key={at} className="text-link bg-transparent font-semibold">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
