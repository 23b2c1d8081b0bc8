import type { QueryClient } from '@tanstack/react-query';
import { request } from '@/api/client';
import type { Schemas } from '@/api/contract';
import { refresh } from '@/api/queries';
import { findPost, patchPost } from '@/entities/post/cache';
import { withMyReaction } from '../reactions';

type Mine = Schemas['MyReaction'];
type Wish = Omit<Mine, 'id'> | null;

interface Sending {
  /** What the server has. */
  saved: Mine | null;
  wanted: Wish;
}

/** What is being sent, by post: wherever the same post is reacted to, one follows the other. */
const underWay = new WeakMap<QueryClient, Map<number, Sending>>();

const said = (mine: Wish) => mine && `${mine.type} ${mine.price ?? ''}`;

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
  // The server gives the id; until then the reaction has none that could be taken back.
  show(queryClient, postId, state.wanted && { id: state.saved?.id ?? 0, ...state.wanted });
  if (known) return;
  sending.set(postId, state);
  void send(queryClient, postId, state).finally(() => {
    sending.delete(postId);
    show(queryClient, postId, state.saved);
  });
}

const show = (queryClient: QueryClient, postId: number, mine: Mine | null) =>
  patchPost(queryClient, postId, (post) => withMyReaction(post, mine));

async function send(queryClient: QueryClient, postId: number, state: Sending): Promise<void> {
  try {
    while (said(state.saved) !== said(state.wanted)) await sendOne(queryClient, postId, state);
  } catch {
    // The mutation has said so in its toast.
  }
}

async function sendOne(queryClient: QueryClient, postId: number, state: Sending): Promise<void> {
  const { saved, wanted } = state;
  const mutationFn = async (): Promise<Mine | null> => {
    if (wanted) {
      const { id, type, price } = await request('post', '/reactions', { body: { postId, ...wanted } });
      return { id, type, ...(price != null && { price }) };
    }
    if (saved) await request('delete', '/reactions/{id}', { path: { id: saved.id } });
    return null;
  };
  const meta = {
    failureTitle: "Your reaction wasn't saved",
    onRetry: () => react(queryClient, postId, wanted?.type ?? null, wanted?.price ?? undefined),
  };
  state.saved = await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn, meta })
    .execute(undefined);
  void refresh(queryClient, '/reactions');
}
