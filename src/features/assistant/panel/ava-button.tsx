import { ChevronDown, Sparkles } from 'lucide-react';
import type { Ref } from 'react';
import { toggleAva, useAva } from '@/entities/assistant/ava-store';
import { useAboveActionBar } from '@/ui/button/action-bar';
import { classNames } from '@/ui/class-names';

interface AvaButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Only the icon: on pages of figures, where a word would cover some. */
  isSmall: boolean;
  /** The pointer or the focus has come to it: what it opens may be fetched. */
  onApproach: () => void;
}

/* Where the panel takes its place, on a low window, full height and page, the button is not there: the panel has its close icon. */
const beneath =
  'peer-data-[mode=page]:invisible peer-data-[mode=tall]:invisible [@media(max-height:720px)]:peer-data-[mode]:invisible';

/** Ava's floating button at bottom right: opens her panel, and closes it (specification §2, §4). Above any bar at the page's foot. */
export function AvaButton({ ref, isSmall, onApproach }: AvaButtonProps) {
  const isOpen = useAva((state) => state.isOpen);
  const hasUnread = useAva((state) => state.hasUnread);
  const isRound = isSmall || isOpen;
  return (
    <button
      ref={ref}
      type="button"
      style={useAboveActionBar()}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={toggleAva}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className={classNames(
        'fixed right-4 bottom-[calc(16px+var(--action-bar-h,0px))] z-(--z-ava) flex h-12 items-center justify-center gap-2 rounded-full border border-purple-line bg-purple-bg font-[550] text-purple-ink shadow-md transition-colors duration-(--dur-fast) hover:border-purple-mark max-md:bottom-[calc(28px+var(--action-bar-h,0px)+var(--banner-h,-12px))] md:right-5 print:hidden',
        beneath,
        isRound ? 'w-12' : 'w-12 md:w-auto md:px-4.5',
      )}
    >
      {isOpen ? (
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      ) : (
        <Sparkles aria-hidden size={20} strokeWidth={1.75} />
      )}
      <span className={isRound ? 'sr-only' : 'max-md:sr-only'}>Ask Ava</span>
      {hasUnread && (
        <>
          <span className="absolute top-0 right-0 size-3 rounded-full border-2 border-canvas bg-red-mark" />
          <span className="sr-only">, new answer</span>
        </>
      )}
    </button>
  );
}
