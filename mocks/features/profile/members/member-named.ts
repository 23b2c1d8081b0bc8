import type { Row, Tables } from '../../../engine/db/database';
import { nearest } from '../../../scenarios/nearest';
import type { MemberName } from '../../../engine/seeds/members';

/** Whom a person means: by username, or by a full name that is one member's alone, in whatever case. */
export function findMember<Member extends MemberName>(
  members: readonly Readonly<Member>[],
  text: string,
): Readonly<Member> | undefined {
  const called = members.find(({ username }) => username === text);
  if (called !== undefined) return called;
  const wanted = plain(text);
  const [first, second] = members.filter(
    ({ username, fullName }) => username === wanted || plain(fullName) === wanted,
  );
  return second === undefined ? first : undefined;
}

/** As `findMember`. Throws with a sentence when it is nobody, or several. */
export function memberNamed<Member extends MemberName>(
  members: readonly Readonly<Member>[],
  text: string,
): Readonly<Member> {
  const found = findMember(members, text);
  if (found !== undefined) return found;
  const several = members.filter(({ fullName }) => plain(fullName) === plain(text));
  if (several.length > 1) {
    const names = several.map(({ username }) => username).join(', ');
    throw new Error(`Several members are called “${text}”: ${names}`);
  }
  const usernames = members.map(({ username }) => username);
  throw new Error(`The mock server has no member “${text}”${nearest(text, usernames)}`);
}

/** The member of that username, or of that full name when it is one member's. Throws when there is none. */
export function memberCalled({ user }: Pick<Tables, 'user'>, name: string): Readonly<Row<'user'>> {
  return user.first('username', name) ?? memberNamed(user.all(), name);
}

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '’').toLowerCase();
