import { Expand, History, Maximize2, Minimize2, Shrink, Sparkles, SquarePen, X } from 'lucide-react';
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useAboveActionBar } from '@/ui/button/action-bar';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/button/icon-button';
import { keepToastsOff } from '@/ui/toast/keep-toasts-off';
import { useModals } from '@/ui/modal/modal-store';
import { MoveHandle } from './move-handle';
import { setMode, setShift, type PanelMode, type PanelPosition } from './panel-position';
import { useDrag } from './use-drag';
import { usePageMode } from './use-page-mode';
import { useTitle } from '../topics/use-title';

/* 600 px high (500 below 768 px) and at most 550 px wide (specification §2, §9), less where the window has less. On a low window
   it takes the place of its button, which would leave it too little. From 768 px on it can be moved to the left. */
const side =
  'right-2 w-[min(var(--ava-w),calc(100%-16px))] md:right-[min(calc(20px+var(--ava-shift)),calc(100%-var(--ava-w)-8px))]';
const places: Readonly<Record<PanelMode, string>> = {
  panel: `${side} bottom-[calc(76px+var(--action-bar-h,0px))] h-(--ava-h) max-h-[calc(100dvh-var(--topbar-h)-84px-var(--action-bar-h,0px)-var(--dock-bottom,0px))] [@media(max-height:720px)]:bottom-2 [@media(max-height:720px)]:max-h-[calc(100dvh-var(--topbar-h)-16px)]`,
  tall: `${side} top-[calc(var(--topbar-h)+8px)] bottom-2`,
  page: 'inset-x-2 top-[calc(var(--topbar-h)+8px)] bottom-2 lg:left-[calc(var(--sidebar-w)+8px)]',
};

interface AvaPanelProps {
  place: PanelPosition;
  /** The earlier topics are shown instead of the conversation. */
  isListing: boolean;
  onNewTopic: () => void;
  onTopics: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Ava's panel: not modal, the page goes on beside it. Its button and the close icon close it, and so does Escape within it, one
 * thing after the other: an open menu, the list of topics, the whole page, the panel.
 */
export function AvaPanel({ place, isListing, onNewTopic, onTopics, onClose, children }: AvaPanelProps) {
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const page = usePageMode(place);
  const height = useStore(place, (state) => state.mode);
  const mode: PanelMode = page.isOn ? 'page' : height;
  const shift = useStore(place, (state) => state.shift);
  const drag = useDrag(panel, place);
  useEffect(
    () => (panel.current && head.current ? keepToastsOff(panel.current, head.current) : undefined),
    [mode, shift],
  );
  const isUnderModal = useModals(({ modals }) => modals.length > 0);
  useTitle(mode === 'page' ? 'Ava · Tiebeam' : null);
  const close = () => {
    page.end();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu's list stands elsewhere in the page; what happens in it comes here all the same.
    const isWithin = event.target instanceof Node && panel.current?.contains(event.target);
    if (event.key !== 'Escape' || !isWithin || event.defaultPrevented || event.nativeEvent.isComposing)
      return;
    event.preventDefault();
    if (isListing) onTopics();
    else if (mode === 'page') page.end();
    else close();
  };
  const isMovable = mode !== 'page';
  const above = useAboveActionBar();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever the focus is in it
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      inert={isUnderModal}
      onKeyDown={onKeyDown}
      data-mode={mode}
      style={{ ...above, '--ava-shift': `${shift}px` } as CSSProperties} // -- a property of our own, which React's type does not know
      className={classNames(
        'peer fixed z-(--z-ava) flex animate-(--animate-rise) flex-col overflow-hidden rounded-[20px] border border-line bg-overlay shadow-lg print:hidden',
        places[mode],
      )}
    >
      <div
        ref={head}
        {...(isMovable && drag)}
        onDoubleClick={() => setShift(place, 0, 0)}
        className={classNames(
          'flex items-center gap-1 border-b border-line-subtle py-3 pr-3 pl-4.5',
          isMovable && 'md:cursor-grab md:touch-none md:active:cursor-grabbing',
        )}
      >
        <span className="mr-2 grid size-9 shrink-0 place-items-center rounded-xl border border-purple-line bg-purple-bg text-purple-ink max-[429px]:hidden">
          <Sparkles aria-hidden size={19} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={title} className="text-base/[20px] font-semibold">
            Ava
          </h2>
          <p className="text-xs/[15px] text-ink-2">AI assistant – can be wrong</p>
        </div>
        {isMovable && <MoveHandle panel={panel} place={place} />}
        <IconButton label="New topic" size="sm" onClick={onNewTopic}>
          <SquarePen aria-hidden size={17} />
        </IconButton>
        <IconButton label="Earlier topics" size="sm" aria-pressed={isListing} onClick={onTopics}>
          <History aria-hidden size={17} />
        </IconButton>
        <IconButton
          label="Full height"
          size="sm"
          aria-pressed={mode === 'tall'}
          onClick={() => {
            page.end();
            setMode(place, mode === 'tall' ? 'panel' : 'tall');
          }}
        >
          {mode === 'tall' ? <Shrink aria-hidden size={17} /> : <Expand aria-hidden size={17} />}
        </IconButton>
        <IconButton
          label="Full page"
          size="sm"
          aria-pressed={mode === 'page'}
          onClick={mode === 'page' ? page.end : page.begin}
          className="max-md:hidden"
        >
          {mode === 'page' ? <Minimize2 aria-hidden size={17} /> : <Maximize2 aria-hidden size={17} />}
        </IconButton>
        <IconButton label="Close Ava" size="sm" onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <div
        className={classNames(
          'flex min-h-0 w-full flex-1 flex-col',
          mode === 'page' && 'mx-auto max-w-[760px]',
        )}
      >
        {children}
      </div>
    </section>
  );
}
