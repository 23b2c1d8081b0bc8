import type { MemberEntry } from '../engine/world/control';

/**
 * Finds the member meant by a name, a username or both. Throws a sentence for a person when none or several match.
 * @param found members whose name or username contains the text
 */
export function findUsername(text: string, found: readonly MemberEntry[]): string {
  const wanted = text.trim().toLowerCase();
  const isSame = (written: string) => written.toLowerCase() === wanted;
  const whole =
    found.find(({ username, fullName }) => isSame(username) || isSame(`${fullName} ${username}`)) ?? null;
  if (whole !== null) return whole.username;
  const namesakes = found.filter(({ fullName }) => isSame(fullName));
  const matches = namesakes.length > 0 ? namesakes : found;
  const [first, ...others] = matches;
  if (first === undefined) throw new Error(`The mock server has no member called “${text.trim()}”.`);
  if (others.length === 0) return first.username;
  const some = matches.slice(0, 4).map(({ username }) => username);
  throw new Error(
    `“${text.trim()}” may be ${some.join(', ')}${matches.length > some.length ? ' or others' : ''}. Enter the full username.`,
  );
}
