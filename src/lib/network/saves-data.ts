/** Whether this person or this line asks for little; browsers that do not tell are taken not to. */
export function savesData(): boolean {
  // Not in the standard library's types: only Chromium tells, and its answer is checked below.
  const { connection } = navigator as { connection?: { saveData?: unknown; effectiveType?: unknown } };
  return connection?.saveData === true || String(connection?.effectiveType).endsWith('2g');
}
