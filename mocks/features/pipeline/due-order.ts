/** The soonest due first; those without a due date come last. */
export function soonestFirst(a: { dueAt: string | null }, b: { dueAt: string | null }): number {
  if (a.dueAt === b.dueAt) return 0;
  if (a.dueAt === null) return 1;
  if (b.dueAt === null) return -1;
  return a.dueAt < b.dueAt ? -1 : 1;
}
