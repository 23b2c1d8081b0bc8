import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, MessageCircle, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { showToast } from '@/ui/toast/toast';
import { LateMenu } from '../late-menu';
import { ReactionButton } from '../reactions/reaction-button';

interface PostActionsProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  isDiscussing: boolean;
  onDiscuss: () => void;
  /** Stands for the word of the button that opens the comments. */
  children?: ReactNode;
}

const actionClass =
  'text-ink-2 hover:bg-hover aria-pressed:text-teal-ink touch-target relative flex h-11 flex-1 items-center justify-center gap-2 rounded-[9px] text-sm font-medium transition-colors md:h-[38px]';
const word = 'max-md:sr-only';
const icon = { 'aria-hidden': true, size: 17, strokeWidth: 1.75 } as const;

/** What a reader does with a post: react, comment, share, save. */
export function PostActions({ post, user, isDiscussing, onDiscuss, children }: PostActionsProps) {
  const queryClient = useQueryClient();
  const { saved = false } = post;
  const save = () =>
    void import('../acts/save-post').then(
      (part) => part.savePost(queryClient, post),
      () =>
        showToast({ kind: 'error', text: 'Couldn’t save the post. Check your connection and try again.' }),
    );
  return (
    <div className="border-line-subtle -mx-2 flex border-t pt-1">
      <ReactionButton post={post} />
      <button
        type="button"
        data-act="comment"
        aria-expanded={isDiscussing}
        onClick={onDiscuss}
        className={actionClass}
      >
        <MessageCircle {...icon} />
        {children || <span className={word}>Comment</span>}
      </button>
      <span className="flex flex-1 *:*:flex-1">
        <LateMenu
          label="Share"
          items={(part) => part.shareMenu(post, user.id)}
          trigger={
            <button type="button" className={actionClass}>
              <Repeat2 {...icon} />
              <span className={word}>Share</span>
            </button>
          }
        />
      </span>
      <button type="button" data-act="save" aria-pressed={saved} onClick={save} className={actionClass}>
        <Bookmark {...icon} fill={saved ? 'currentColor' : 'none'} />
        <span className={word}>{saved ? 'Saved' : 'Save'}</span>
      </button>
    </div>
  );
}
