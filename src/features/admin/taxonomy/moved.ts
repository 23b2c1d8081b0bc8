/** The list with one item moved by some places; as it is where that leads out of it. */
export function moved<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const next = [...items];
  const to = from + by;
  if (to < 0 || to >= items.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
