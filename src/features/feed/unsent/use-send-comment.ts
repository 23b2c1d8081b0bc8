import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { errorMessage, hasStatus } from '@/api/errors';
import { pathKey, usePost } from '@/api/queries';
import { patchPost } from '@/entities/post/cache';
import { showToast } from '@/ui/toast/toast';
import { announce } from '@/ui/toast/toast-announcer';
import { addWritten } from '../comments/data/comment-cache';
import { pictureAtHand, pictureOf } from '../comments/comment-files';
import { begin, refuse, settle, type Unsent } from './unsent';

const nounOf = ({ parentId }: Unsent) => (parentId === undefined ? 'Comment' : 'Reply');

type Body = Schemas['NewComment'] | FormData;

/** Where an unsent comment stands on the page. */
export const unsentId = (clientId: string): string => `unsent-${clientId}`;

/** A comment as the server takes it: a form when a picture goes with it. */
function bodyOf({ clientId, parentId, content, pin, picture }: Unsent, file: File | null): Body {
  const body: Schemas['NewComment'] = {
    content,
    clientId,
    ...(parentId !== undefined && { commentId: parentId }),
    ...(pin && { pin }),
  };
  if (!picture || !file) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.set('image', file);
  form.set('alt', picture.alt.trim());
  return form;
}

/** Which comment a request carries: its answer may come when the page that sent it is gone. */
const carried = new WeakMap<Body, Unsent>();

/**
 * Sends a comment or reply: it stands among the unsent from now on, and in its list once the server has it. Whoever has left by
 * then is told in a toast when it was refused.
 */
export function useSendComment(userId: number, post: Schemas['Post']): (unsent: Unsent) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const postId = post.id;
  const fail = (unsent: Unsent, reason: string, isLedAway = false) => {
    refuse(userId, unsent, reason);
    if (isLedAway) return;
    if (document.getElementById(unsentId(unsent.clientId))) {
      announce(`${nounOf(unsent)} not sent: ${reason}`, 'polite');
      return;
    }
    showToast({
      kind: 'error',
      text: `Your ${nounOf(unsent).toLowerCase()} wasn’t sent`,
      action: {
        label: 'View',
        onAction: () =>
          void navigate({
            to: '/$username/post/$postId',
            params: { username: post.authUser.username, postId },
          }),
      },
    });
  };
  const { mutate } = usePost('/posts/{id}/comment', {
    refreshes: pathKey('/posts/{id}/comment', { id: postId }),
    inTurn: `comments of ${postId}`,
    onDone: (created, { body }) => {
      const unsent = carried.get(body);
      const field = unsent?.pin?.field;
      patchPost(queryClient, postId, (now) => ({
        ...now,
        commentCount: now.commentCount + 1,
        ...(field !== undefined && {
          pinCounts: { ...now.pinCounts, [field]: (now.pinCounts?.[field] ?? 0) + 1 },
        }),
      }));
      if (created) addWritten(queryClient, postId, created);
      if (unsent) {
        settle(userId, unsent);
        announce(`${nounOf(unsent)} sent`, 'polite');
      }
      if (unsent?.parentId !== undefined) {
        void queryClient.invalidateQueries({
          queryKey: pathKey('/posts/{id}/comment/{x}', { id: postId, x: unsent.parentId }),
        });
      }
    },
    onUndo: (_context, { body }, error) => {
      const unsent = carried.get(body);
      // Who is led to the sign-in finds it here afterwards.
      if (unsent) fail(unsent, errorMessage(error), hasStatus(error, 401));
    },
  });
  const go = (unsent: Unsent, file: File | null) => {
    const body = bodyOf(unsent, file);
    carried.set(body, unsent);
    mutate({ path: { id: postId }, body });
  };
  return (unsent) => {
    begin(userId, unsent);
    const { picture } = unsent;
    const file = picture && pictureAtHand(picture.id);
    if (!picture || file) go(unsent, file ?? null);
    else {
      void pictureOf(userId, picture.id).then((kept) => {
        if (kept) go(unsent, kept);
        else fail({ ...unsent, picture: undefined }, 'Its photo is no longer available');
      });
    }
  };
}
