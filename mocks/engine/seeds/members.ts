// Who is a member of each seed world, without making it: the large one takes seconds.
import { people } from './people';
import { crowdNames } from '../../features/profile/seeds/crowd';
import type { WorldSize } from './world-size';

/** As much of a member as says who is meant. */
export interface MemberName {
  id: number;
  username: string;
  fullName: string;
}

/** Latin letters without accents, words joined by full stops: `Patrick O’Sullivan` → `patrick.osullivan`. */
export const usernameOf = (fullName: string) =>
  fullName
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z -]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');

/** The members of a seed world, in the order of their ids. */
export function seedMembers(size: WorldSize): MemberName[] {
  const known = people.map(([fullName]) => ({ fullName, username: usernameOf(fullName) }));
  const all = size === 'large' ? [...known, ...crowdNames(known.length)] : known;
  return all.map((each, index) => ({ id: index + 1, ...each }));
}
