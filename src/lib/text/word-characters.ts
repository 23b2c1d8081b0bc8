const wordCharacter = /^[\p{L}\p{M}\p{N}_]/u;

/** Whether a letter, mark, digit or underscore of any script starts at `index`. */
export function isWordAt(text: string, index: number): boolean {
  // Two units, since a letter outside the first plane takes two.
  return wordCharacter.test(text.slice(index, index + 2));
}

/** Whether one ends just before `index`. */
export function isWordBefore(text: string, index: number): boolean {
  const isPair = /^[\udc00-\udfff]/.test(text.slice(index - 1, index)) && index >= 2;
  return index > 0 && isWordAt(text.slice(index - (isPair ? 2 : 1), index), 0);
}
