/** “. Did you mean x?” for a word that is not in the list; empty when nothing in it is like that word. */
export function nearest(word: string, known: readonly string[]): string {
  const rows = known.map((each) => ({ each, distance: distance(word.toLowerCase(), each.toLowerCase()) }));
  const [best] = rows.toSorted((a, b) => a.distance - b.distance);
  const isLike = best !== undefined && best.distance <= Math.max(2, Math.floor(word.length / 3));
  return isLike ? `. Did you mean “${best.each}”?` : '';
}

/** How many letters must be added, taken away or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
