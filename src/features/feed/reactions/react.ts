import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { findPost, patchPost, postChange } from '@/entities/post/cache';
import { postQueries } from '@/entities/post/queries';
import { withMyReaction } from './reactions';

type Mine = Schemas['MyReaction'];
type Wish = Omit<Mine, 'id'> | null;

interface Sending {
  /** What the server has. */
  saved: Mine | null;
  wanted: Wish;
}

/** What is being sent, by post: wherever the same post is reacted to, one follows the other. */
const underWay = new WeakMap<QueryClient, Map<number, Sending>>();

/** The id of a reaction that the server has not named. */
const unknownId = 0;

const isSame = (one: Wish, other: Wish) => one?.type === other?.type && one?.price === other?.price;

/**
 * Reacts to a post, at a price in whole £ where it is one to buy, or takes the reaction back (`type: null`). The last wish is
 * shown at once; while one is being sent the newest waits its turn, and a refusal shows what the server still has.
 */
export function react(
  queryClient: QueryClient,
  postId: number,
  type: Schemas['ReactionType'] | null,
  price?: number,
): void {
  const sending = underWay.get(queryClient) ?? new Map<number, Sending>();
  underWay.set(queryClient, sending);
  const known = sending.get(postId);
  const state = known ?? { saved: findPost(queryClient, postId)?.myReaction ?? null, wanted: null };
  state.wanted = type && { type, ...(price !== undefined && { price }) };
  if (known) return show(queryClient, postId, shownAs(state));
  sending.set(postId, state);
  void send(queryClient, postId, state).finally(() => {
    sending.delete(postId);
    show(queryClient, postId, state.saved);
  });
}

const show = (queryClient: QueryClient, postId: number, mine: Mine | null) =>
  patchPost(queryClient, postId, (post) => withMyReaction(post, mine));

/** Until the server has named the wanted one, it goes by the id of the one before. */
const shownAs = ({ saved, wanted }: Sending) => wanted && { id: saved?.id ?? unknownId, ...wanted };

/** Each wish is one request, whatever the server answers; one that was overtaken while it waited is none. */
async function send(queryClient: QueryClient, postId: number, state: Sending): Promise<void> {
  try {
    let sent: Wish | undefined;
    while (state.wanted !== sent && !isSame(state.saved, state.wanted)) {
      sent = state.wanted;
      state.saved = await sendOne(queryClient, postId, state);
    }
  } catch {
    // The mutation has said so in its toast.
  }
}

/** @returns what the server has then */
async function sendOne(queryClient: QueryClient, postId: number, state: Sending): Promise<Mine | null> {
  const { saved, wanted } = state;
  const options = {
    refreshes: ['/reactions'],
    failureTitle: 'Your reaction wasn’t saved',
    onRetry: () => react(queryClient, postId, wanted?.type ?? null, wanted?.price ?? undefined),
    changes: () => postChange(postId, (post) => withMyReaction(post, shownAs(state))),
  };
  if (wanted) {
    let named = unknownId;
    const onNamed = (id: string | number) => {
      named = Number(id) || unknownId;
    };
    const args = { body: { postId, ...wanted }, onNamed };
    const answer = await write(queryClient, 'post', '/reactions', args, options);
    if (answer === undefined) return { id: named, ...wanted };
    const { id, type, price } = answer;
    return { id, type, ...(price != null && { price }) };
  }
  const id = saved?.id || (await idOfMine(queryClient, postId));
  if (id !== undefined) await write(queryClient, 'delete', '/reactions/{id}', { path: { id } }, options);
  return null;
}

/** Asks the server for the reaction that it has not named; undefined when there is none. */
async function idOfMine(queryClient: QueryClient, postId: number): Promise<number | undefined> {
  const post = await queryClient.fetchQuery({ ...postQueries.one(postId), staleTime: 0 });
  return post.myReaction?.id;
}
