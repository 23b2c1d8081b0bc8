import { onlineManager, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { isPassing, UnexpectedAnswerError } from '@/api/errors';
import { read, readOnce } from '@/api/queries';
import { hasSessionHint, setSessionHint } from './hint';
import { leaveToMember } from './offline-member';

export interface SessionCheck {
  hasSession: boolean;
  /**
   * Whose session it is; another id means that somebody else signed in, in another tab. Null without a session, and with a
   * server that does not say.
   */
  userId: number | null;
  /** The check got no answer, so `hasSession` is false for want of one (A36). */
  isUnreachable: boolean;
  /** The member's access now, where the server says so. */
  role?: Schemas['CurrentUser']['userRole']['role'] | undefined;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function checkOnce(): Promise<SessionCheck> {
  // Success is what says that there is a session (specification §4); whose it is, not every server adds.
  const answer = await readOnce('/auth/session', {});
  // The browser may believe that it is offline; an answer says otherwise, and what waited for the network goes on.
  onlineManager.setOnline(true);
  return { hasSession: true, userId: answer?.userId ?? null, isUnreachable: false, role: answer?.role };
}

/** 401 and 403 are false at once; no answer or a failing server is asked once more after 1 s, then false (A36). */
async function findSession(): Promise<SessionCheck> {
  // No abort signal: a query that takes one is cancelled when its last reader leaves, and with it the gate that waits.
  try {
    return await checkOnce().catch(async (error: unknown) => {
      if (!isPassing(error)) throw error;
      await pause(1000);
      return checkOnce();
    });
  } catch (error) {
    return { hasSession: false, userId: null, isUnreachable: isPassing(error) };
  }
}

/** How often a sign-in or a sign-out, here or in another tab, has told what the session is. */
let timesTold = 0;

/** Another tab has signed in or out: what a check under way is about to answer is from before it. */
export function outdateChecks(): void {
  timesTold += 1;
}

async function checkSession(): Promise<SessionCheck> {
  const timesToldBefore = timesTold;
  const found = await findSession();
  // An answer from before a sign-in or a sign-out would undo it.
  if (timesToldBefore !== timesTold) return checkSession();
  if (!found.isUnreachable) setSessionHint(found.hasSession);
  if (found.userId !== null) leaveToMember(found.userId);
  return found;
}

export const sessionQueries = {
  /** Never fails: a failed check is a session that is false (specification §4). Nor does it wait for the network (A36). */
  check: () =>
    queryOptions({
      queryKey: ['/auth/session', {}],
      queryFn: checkSession,
      retry: false,
      staleTime: 0,
      networkMode: 'always',
    }),
  user: () => ({ ...read('/auth/auth-user'), staleTime: 5 * 60_000 }),
};

/** What the last check found; undefined before the first. */
export function knownSession(queryClient: QueryClient): SessionCheck | undefined {
  return queryClient.getQueryData(sessionQueries.check().queryKey);
}

/** The id of the person whose session it is, as `/auth/auth-user` gives it; null without a session or without an id. */
export function signedInId(queryClient: QueryClient): number | null {
  const user = queryClient.getQueryData(sessionQueries.user().queryKey);
  return (knownSession(queryClient)?.hasSession && user?.id) || null;
}

/**
 * Asks the server once more; a check already under way is shared.
 * @param reuseMs a finding younger than this many milliseconds is good enough
 */
export function checkAgain(queryClient: QueryClient, reuseMs = 0): Promise<SessionCheck> {
  return queryClient.fetchQuery({ ...sessionQueries.check(), staleTime: reuseMs });
}

/** Asks again although nobody navigated: a server that cannot be reached then takes nobody's session away. */
export function checkQuietly(queryClient: QueryClient): Promise<SessionCheck> {
  const queryFn = async () => {
    const found = await checkSession();
    const known = knownSession(queryClient);
    return found.isUnreachable && known?.hasSession ? known : found;
  };
  return queryClient.fetchQuery({ ...sessionQueries.check(), queryFn });
}

/**
 * What is known of the session, without asking. `isLikely` is true before the first answer for somebody who was
 * signed in here before.
 */
export function useSession(): { hasSession: boolean; isLikely: boolean } {
  const { data } = useQuery({ ...sessionQueries.check(), enabled: false });
  return { hasSession: data?.hasSession ?? false, isLikely: data === undefined && hasSessionHint() };
}

/** The signed-in person; undefined without a session, before the answer, and for an answer without an id (specification §6). */
export function useCurrentUser(): Schemas['CurrentUser'] | undefined {
  const { hasSession } = useSession();
  const { data } = useQuery({ ...sessionQueries.user(), enabled: hasSession });
  return hasSession && data?.id ? data : undefined;
}

/**
 * Why the signed-in person is not known although there is a session; null while all is well or still on its way. `isNobody`:
 * the server answered, and named nobody.
 */
export function useUserFailure() {
  const { hasSession } = useSession();
  const { data, error, refetch, isFetching } = useQuery({ ...sessionQueries.user(), enabled: hasSession });
  const failure = data ? new UnexpectedAnswerError() : error;
  if (!hasSession || data?.id || !failure) return null;
  return {
    error: failure,
    retry: () => void refetch(),
    isRetrying: isFetching,
    isNobody: data !== undefined,
  };
}

/**
 * Writes what a sign-in or a sign-out has just told us, so that nobody has to ask again.
 * @param userId whose session it is, as far as the server said so
 */
export function setSession(
  queryClient: QueryClient,
  userId: number | null,
  hasSession = userId !== null,
): void {
  timesTold += 1;
  setSessionHint(hasSession);
  leaveToMember(userId);
  const check: SessionCheck = { hasSession, userId, isUnreachable: false };
  queryClient.setQueryData(sessionQueries.check().queryKey, check);
}
