// The generic data helpers of the specification (§7): the only way from a screen to the server.
import { useCallback, useRef } from 'react';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type MutationMeta,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { fillPath } from './address';
import { request, type AnyArgs } from './client';
import type { Answer, CallArgs, PagedArgs, PagedPath, PathsWith, WriteMethod, Written } from './contract';
import { UnexpectedAnswerError } from './errors';
import { showChanges, type CacheChange, type ShownChange } from './cache/optimistic';

type Optional<A> = Record<never, never> extends A ? [args?: A] : [args: A];

/** Every key begins with the path it reads, so that refreshing a path needs no list of its readers. */
export function pathKey(path: string, parameters?: AnyArgs['path']): [string] {
  return [fillPath(path, parameters)];
}

/** GET {path} with query parameters. */
export function read<P extends PathsWith<'get'>>(path: P, ...[given]: Optional<CallArgs<P, 'get'>>) {
  const args: AnyArgs = given ?? {};
  const queryKey: QueryKey = [...pathKey(path, args.path), args.query ?? {}];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => withoutNull(await request('get', path, { ...args, signal })),
  });
}

/** Paged GET {path}: `page` plus filters; there is a next page while `page < totalPages`. */
export function readPages<P extends PagedPath>(path: P, ...[given]: Optional<PagedArgs<P>>) {
  const args: AnyArgs = given ?? {};
  const queryKey: QueryKey = [...pathKey(path, args.path), 'pages', args.query ?? {}];
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      withList(await request('get', path, { ...args, query: { ...args.query, page: pageParam }, signal })),
    initialPageParam: 1,
    getNextPageParam: (last: { page: number; totalPages: number }) =>
      last.page < last.totalPages ? last.page + 1 : undefined,
  });
}

/** One GET whose answer the cache does not keep under its own key. */
export function readOnce<P extends PathsWith<'get'>>(
  path: P,
  args: CallArgs<P, 'get'> & Pick<AnyArgs, 'signal'>,
): Promise<Answer<P, 'get'>> {
  return request('get', path, loose(args));
}

/**
 * A POST that only asks: what it asks for does not fit an address, or is not for one.
 * @throws UnexpectedAnswerError for an answer without what was asked for
 */
export async function readByPost<P extends PathsWith<'post'>>(
  path: P,
  args: CallArgs<P, 'post'> & Pick<AnyArgs, 'signal'>,
): Promise<Answer<P, 'post'>> {
  const answer = await request('post', path, loose(args));
  if (answer === undefined) throw new UnexpectedAnswerError();
  return answer;
}

/** No answer of the contract has null in the place of its `data`: who reads one may count on the list. */
function withoutNull<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null && 'data' in answer && answer.data === null)
    throw new UnexpectedAnswerError();
  return answer;
}

/** A page without its list cannot be read: said where it is shown, as for an answer that is no JSON. */
function withList<T extends object>(page: T): T {
  if (!Object.values(page).some(Array.isArray)) throw new UnexpectedAnswerError();
  return page;
}

/**
 * Refreshes what was read from these paths; the name of the path is enough. A first reading that is under way may have been asked for
 * before the write: it is waited for, and asked for again.
 */
export function refresh(queryClient: QueryClient, ...paths: readonly string[]): Promise<unknown> {
  return Promise.all(
    paths.map(async (path) => {
      const queryKey = [path];
      const predicate = ({ state }: Query) => state.data === undefined;
      const first = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate });
      for (const { promise } of first) await promise?.catch(() => null);
      return queryClient.invalidateQueries({ queryKey });
    }),
  );
}

export interface WriteOptions<A, T, Context> {
  /** Paths to refresh after success instead of the one written to; an empty list when `onDone` keeps the cache right. */
  refreshes?: readonly string[];
  /** Said in a toast when the write fails; leave it out where the failure shows in place or is only logged. */
  failureTitle?: string;
  /** What of the cache the write changes, shown at once; undone by its inverse when the write fails. */
  changes?: (args: A) => readonly CacheChange[];
  /** What else is shown at once, outside the cache; what it gives back goes to `onUndo`. */
  onStart?: (args: A) => Context | Promise<Context>;
  onUndo?: (context: Context | undefined, args: A, error: Error) => void;
  /** The answer is undefined where the server said no more than that it is done: what it changed is then read again. */
  onDone?: (answer: T, args: A) => void;
  /** Does it again from the toast of its failure, for a write that shows itself outside `changes` and `onStart`. */
  onRetry?: () => void;
  /** Writes of one name are sent one after the other, so that the server has them in the order in which they were written. */
  inTurn?: string;
}

interface Started<Context> {
  shown: ShownChange;
  context: Context | undefined;
}

/** One write as the mutation cache takes it: what it shows at once, how that is undone, and what is read again after it. */
function writeOptions<M extends WriteMethod, P extends PathsWith<M>, Context>(
  queryClient: QueryClient,
  method: M,
  path: P,
  options: WriteOptions<CallArgs<P, M>, Written<P, M>, Context>,
) {
  const { refreshes, failureTitle, changes, onStart, onUndo, onDone, onRetry, inTurn } = options;
  const meta: MutationMeta = { ...(failureTitle && { failureTitle }), ...(onRetry && { onRetry }) };
  return {
    mutationFn: (args) => request(method, path, loose(args)),
    meta,
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    onMutate: async (args) => ({
      shown: showChanges(queryClient, changes?.(args) ?? []),
      context: await onStart?.(args),
    }),
    onError: (error, args, started) => {
      started?.shown.undo();
      onUndo?.(started?.context, args, error);
    },
    onSuccess: (answer, args, started) => {
      // What is asked for from here on is newer than the write.
      started?.shown.end();
      onDone?.(answer, args);
      const written = readersOf(path, loose(args).path);
      const isUntold = answer === undefined && method !== 'delete';
      void refresh(queryClient, ...new Set([...(refreshes ?? written), ...(isUntold ? written : [])]));
    },
    onSettled: (_answer, _error, _args, started) => started?.shown.end(),
  } satisfies UseMutationOptions<Written<P, M>, Error, CallArgs<P, M>, Started<Context>>;
}

/**
 * The same write outside a component, by the same mutation cache: its failure is said there when it has a `failureTitle`.
 * @throws what the call throws
 */
export function write<M extends WriteMethod, P extends PathsWith<M>, Context = undefined>(
  queryClient: QueryClient,
  method: M,
  path: P,
  args: CallArgs<P, M> & Pick<AnyArgs, 'signal' | 'keepalive' | 'onNamed' | 'transport'>,
  options: WriteOptions<CallArgs<P, M>, Written<P, M>, Context> = {},
): Promise<Written<P, M>> {
  return queryClient
    .getMutationCache()
    .build<Written<P, M>, Error, CallArgs<P, M>, Started<Context>>(
      queryClient,
      writeOptions(queryClient, method, path, options),
    )
    .execute(args);
}

/** Says the same a second time while the first is on its way, as a double click does: that is sent once. */
function useWrite<M extends WriteMethod, P extends PathsWith<M>, Context>(
  method: M,
  path: P,
  options: WriteOptions<CallArgs<P, M>, Written<P, M>, Context>,
) {
  const queryClient = useQueryClient();
  const underWay = useRef<unknown>(undefined);
  const { onSettled, ...write } = writeOptions(queryClient, method, path, options);
  const mutation = useMutation({
    ...write,
    onSettled: (answer, error, args, started) => {
      if (underWay.current === args) underWay.current = undefined;
      onSettled(answer, error, args, started);
    },
  });
  const { mutate } = mutation;
  const mutateOnce = useCallback<typeof mutate>(
    (...given) => {
      const [args] = given;
      if (isSameWrite(args, underWay.current)) return;
      underWay.current = args;
      mutate(...given);
    },
    [mutate],
  );
  return { ...mutation, mutate: mutateOnce };
}

/** A form with files is like no other one: what is in it cannot be compared. */
function isSameWrite(args: unknown, other: unknown): boolean {
  if (other === undefined || loose(args).body instanceof FormData) return false;
  return JSON.stringify(args) === JSON.stringify(other);
}

// While its path is still a type parameter, the compiler cannot see that every CallArgs is an AnyArgs.
const loose = (args: unknown) => args as AnyArgs;

/** A write to `path/{id}` refreshes the list at `path` too. */
function readersOf(path: string, parameters: AnyArgs['path']): string[] {
  const list = path.replace(/\/\{\w+\}$/, '');
  return [...new Set([path, list])].map((each) => fillPath(each, parameters));
}

/** POST {path} with a body. */
export function usePost<P extends PathsWith<'post'>, Context = undefined>(
  path: P,
  options: WriteOptions<CallArgs<P, 'post'>, Written<P, 'post'>, Context> = {},
) {
  return useWrite('post', path, options);
}

/** PUT {path} or {path}/{id} with a body. */
export function usePut<P extends PathsWith<'put'>, Context = undefined>(
  path: P,
  options: WriteOptions<CallArgs<P, 'put'>, Written<P, 'put'>, Context> = {},
) {
  return useWrite('put', path, options);
}

/** DELETE {path} or {path}/{id}. */
export function useDelete<P extends PathsWith<'delete'>, Context = undefined>(
  path: P,
  options: WriteOptions<CallArgs<P, 'delete'>, Written<P, 'delete'>, Context> = {},
) {
  return useWrite('delete', path, options);
}
