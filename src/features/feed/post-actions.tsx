import { MessageCircle } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { ReactionButton } from './reaction-button';

interface PostActionsProps {
  post: Schemas['Post'];
  isDiscussing: boolean;
  onDiscuss: () => void;
}

export const postActionClass =
  'text-ink-2 hover:bg-hover flex h-11 flex-1 items-center justify-center gap-2 rounded-[9px] text-sm font-medium transition-colors md:h-[38px]';

export function PostActions({ post, isDiscussing, onDiscuss }: PostActionsProps) {
  return (
    <div className="border-line-subtle -mx-2 flex border-t pt-1">
      <ReactionButton post={post} />
      <button type="button" aria-expanded={isDiscussing} onClick={onDiscuss} className={postActionClass}>
        <MessageCircle aria-hidden size={17} strokeWidth={1.75} />
        Comment
      </button>
    </div>
  );
}
