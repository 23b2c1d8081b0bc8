/** Where an expression stands in a text, and what it means. */
export interface Found<Value> {
  at: number;
  words: string;
  value: Value;
}

export interface Expression<Value> {
  /** With the flag `g`. */
  pattern: RegExp;
  /** Null where the words mean nothing after all: 31 June, 25:00. */
  valueOf: (match: RegExpExecArray) => Value | null;
}

const endOf = ({ at, words }: Found<unknown>) => at + words.length;

/** The expression that stands last in a text; of two that end there, the longer. */
export function findLast<Value>(
  text: string,
  expressions: readonly Expression<Value>[],
): Found<Value> | null {
  let last: Found<Value> | null = null;
  for (const { pattern, valueOf } of expressions) {
    for (const match of text.matchAll(pattern)) {
      const value = valueOf(match);
      if (value === null) continue;
      const found = { at: match.index, words: match[0], value };
      const isLast = last === null || endOf(found) > endOf(last);
      if (isLast || (last && endOf(found) === endOf(last) && found.at < last.at)) last = found;
    }
  }
  return last;
}
