import type { QueryClient } from '@tanstack/react-query';
import { answers } from '@/api/answers/people.late.gen';
import { complete } from '@/api/answers/complete';
import type { Schemas } from '@/api/contract';
import { NotOfferedError } from '@/api/offers';
import { readOnce } from '@/api/queries';
import { sessionQueries } from '@/entities/session/queries';

type Person = Pick<Schemas['Author'], 'id' | 'username' | 'fullName' | 'profileImage'>;

/**
 * A member as far as the specification knows them, for a server without profiles: I am read from my account, anybody else is
 * looked for by their username. Throws `error`, which kept the profile from coming, where that does not help.
 */
export async function documentedProfile(
  queryClient: QueryClient,
  name: string,
  error: unknown,
): Promise<Schemas['Profile']> {
  if (!(error instanceof NotOfferedError)) throw error;
  const me = queryClient.getQueryData(sessionQueries.user().queryKey);
  const isMine = me !== undefined && (me.username === name || String(me.id) === name);
  const person = isMine ? me : await findByUsername(name);
  if (!person) throw error;
  const { id, username, fullName, profileImage } = person;
  const known = { isMine, user: { id, username, fullName, profileImage } };
  // Everything else is completed by the contract's shape of this very answer.
  return complete(known, answers['get /profiles/{id}'] ?? null) as Schemas['Profile'];
}

async function findByUsername(name: string): Promise<Person | undefined> {
  const found = await readOnce('/search', { query: { query: name } }).catch(() => []);
  return found.find((each) => each.type === 'user' && each.username === name) as Person | undefined; // a user, as just asked
}
