import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';
import { showToast } from '@/ui/toast/toast';
import { reactionKind } from './reactions';

const loadReact = () => import('./react');
/** Whoever comes near may press. */
const approach = () => void loadReact().catch(() => undefined);

const mainClass =
  'text-ink-2 hover:bg-hover aria-pressed:text-teal-ink touch-target relative flex h-11 items-center justify-center gap-2 rounded-l-[9px] pr-2 pl-4 text-sm font-medium whitespace-nowrap transition-colors md:h-[38px]';

/** Like with one press, or choose among six; shown at once and rolled back when the server refuses. */
export function ReactionButton({ post }: { post: Schemas['Post'] }) {
  const queryClient = useQueryClient();
  const [isChoosing, setIsChoosing] = useState(false);
  const part = useLazyPart(() => loadStyled(() => import('./reaction-chooser')), isChoosing);
  const chooser = useRef<HTMLButtonElement>(null);
  const mine = post.myReaction && reactionKind(post.myReaction.type);
  const MineIcon = mine?.icon ?? ThumbsUp;

  const choose = (type: Schemas['ReactionType']) => {
    if (isChoosing) {
      setIsChoosing(false);
      chooser.current?.focus();
    }
    const wanted = post.myReaction?.type === type ? null : type;
    void loadReact().then(
      ({ react }) => react(queryClient, post.id, wanted),
      () =>
        showToast({
          kind: 'error',
          text: 'Your reaction wasn’t saved. Check your connection and try again.',
        }),
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape and the loss of focus of the buttons inside
    <div
      className="relative flex flex-1 justify-center"
      onPointerEnter={approach}
      onFocus={approach}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isChoosing) return;
        event.stopPropagation();
        setIsChoosing(false);
        chooser.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsChoosing(false);
      }}
    >
      <button
        type="button"
        data-act="like"
        aria-pressed={Boolean(mine)}
        onClick={() => choose(mine?.type ?? 'like')}
        className={mainClass}
      >
        <MineIcon aria-hidden size={17} strokeWidth={1.75} />
        {mine?.label ?? 'Like'}
      </button>
      <button
        ref={chooser}
        type="button"
        aria-label="Choose a reaction"
        aria-expanded={isChoosing}
        onClick={() => setIsChoosing(!isChoosing)}
        className="text-ink-3 hover:bg-hover touch-target relative grid h-11 w-11 place-items-center rounded-r-[9px] md:h-[38px] md:w-9"
      >
        <ChevronDown aria-hidden size={15} />
      </button>
      {isChoosing && part && <part.ReactionChooser mine={mine?.type} onChoose={choose} />}
    </div>
  );
}
