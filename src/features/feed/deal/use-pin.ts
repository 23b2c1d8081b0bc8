import { useEffect, useEffectEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { useDraft } from '@/ui/draft/draft-store';
import { figureText, namedFigures, pinDraft, showAllComments, useDiscussed, useShownFigure } from './figures';

/** The figure that a comment being written speaks of, kept with its draft. */
export function usePin(userId: number, postId: number, attachment: Schemas['Attachment'] | null) {
  const { text: field, write } = useDraft(userId, pinDraft(postId));
  const shown = useShownFigure(postId);
  const isThere = namedFigures(attachment).some((each) => each.field === field);
  return {
    figure: attachment && isThere ? { evaluationId: attachment.refId, field } : undefined,
    text: isThere ? figureText(attachment, field) : undefined,
    remove: () => write(''),
    /** The comment is there: its figure goes with it, and it can be seen. */
    sent: () => {
      if (attachment === null) return;
      write('');
      if (shown !== undefined && shown !== field) showAllComments();
    },
  };
}

/** Puts the cursor into the box under a post as soon as somebody wants to speak of one of its figures. */
export function useDiscussedFocus(postId: number, isMain: boolean, focus: () => void): void {
  const isWanted = useDiscussed(({ wish }) => isMain && wish === postId);
  const follow = useEffectEvent(() => {
    useDiscussed.setState({ wish: null });
    focus();
  });
  useEffect(() => {
    if (isWanted) follow();
  }, [isWanted]);
}
