import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import { usernameProblem } from '@/lib/account/username-problem';
import { useDebounced } from '@/ui/input/rested/use-debounced';

/** How long nothing is typed before the server is asked, in ms. */
const pauseMs = 400;

export type UsernameCheck =
  | { state: 'unasked' | 'asking' | 'free' }
  | { state: 'taken'; username: string; message: string; suggestions: readonly string[] };

/** Whether a name can be had. A name that nobody can have asks nobody; a server that does not answer leaves it open. */
export function useUsernameCheck(username: string): UsernameCheck {
  const asked = useDebounced(username, pauseMs, '');
  const isAskable = usernameProblem(username) === undefined;
  const { data, isFetching } = useQuery({
    ...read('/profiles', { query: { username: asked } }),
    enabled: isAskable && asked === username,
    staleTime: 30_000,
    retry: false,
  });
  if (!isAskable) return { state: 'unasked' };
  if (asked !== username || isFetching) return { state: 'asking' };
  if (data === undefined) return { state: 'unasked' };
  if (data.available) return { state: 'free' };
  const { message, suggestions } = data;
  return { state: 'taken', username, message: message ?? 'This username is taken', suggestions };
}
