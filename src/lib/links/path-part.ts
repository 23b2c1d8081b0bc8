/**
 * One part of a path, encoded, so that nothing in it can end the part, climb out of it or begin a query.
 * @param part a name or an id as the server gave it, of whatever type
 * @returns null for what can be no part: empty, missing, `.` and `..`
 */
export function pathPart(part: unknown): string | null {
  const text = typeof part === 'string' ? part : typeof part === 'number' ? String(part) : '';
  if (text === '' || text === '.' || text === '..') return null;
  // Half of a surrogate pair would make the encoder throw.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
