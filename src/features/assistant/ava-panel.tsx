import { Expand, Maximize2, Minimize2, Shrink, Sparkles, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useAboveActionBar } from '@/ui/action-bar';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/icon-button';
import { setMode, type Chat, type PanelMode } from './chat';

/* 600 px high (500 below 768 px) and at most 550 px wide (specification §2, §9), less where the window has less. On a low window
   it takes the place of its button, which would leave it too little. */
const places: Readonly<Record<PanelMode, string>> = {
  panel:
    'right-2 bottom-[calc(76px+var(--action-bar-h,0px))] h-(--ava-h) max-h-[calc(100dvh-var(--topbar-h)-84px-var(--action-bar-h,0px)-var(--dock-bottom,0px))] w-[min(var(--ava-w),calc(100%-16px))] md:right-5 [@media(max-height:720px)]:bottom-2 [@media(max-height:720px)]:max-h-[calc(100dvh-var(--topbar-h)-16px)]',
  tall: 'right-2 top-[calc(var(--topbar-h)+8px)] bottom-2 w-[min(var(--ava-w),calc(100%-16px))] md:right-5',
  page: 'inset-x-2 top-[calc(var(--topbar-h)+8px)] bottom-2 lg:left-[calc(var(--sidebar-w)+8px)]',
};

interface AvaPanelProps {
  chat: Chat;
  onClose: () => void;
  children: ReactNode;
}

/** Ava's panel: not modal, the page goes on beside it. Nothing but its button and the close icon closes it. */
export function AvaPanel({ chat, onClose, children }: AvaPanelProps) {
  const title = useId();
  const mode = useStore(chat, (state) => state.mode);
  const toggle = (other: PanelMode) => setMode(chat, mode === other ? 'panel' : other);
  return (
    <section
      role="dialog"
      aria-labelledby={title}
      data-mode={mode}
      style={useAboveActionBar()}
      className={classNames(
        'peer fixed z-(--z-ava) flex animate-(--animate-rise) flex-col overflow-hidden rounded-[20px] border border-line bg-overlay shadow-lg print:hidden',
        places[mode],
      )}
    >
      <div className="flex items-center gap-3 border-b border-line-subtle py-3 pr-3 pl-4.5">
        <span className="grid size-9 shrink-0 place-items-center rounded-xl border border-purple-line bg-purple-bg text-purple-ink max-[359px]:hidden">
          <Sparkles aria-hidden size={19} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={title} className="text-base/[20px] font-semibold">
            Ava
          </h2>
          <p className="truncate text-xs text-ink-2">AI assistant – can be wrong</p>
        </div>
        <IconButton
          label="Full height"
          size="sm"
          aria-pressed={mode === 'tall'}
          onClick={() => toggle('tall')}
        >
          {mode === 'tall' ? <Shrink aria-hidden size={17} /> : <Expand aria-hidden size={17} />}
        </IconButton>
        <IconButton
          label="Fill the page"
          size="sm"
          aria-pressed={mode === 'page'}
          onClick={() => toggle('page')}
          className="max-md:hidden"
        >
          {mode === 'page' ? <Minimize2 aria-hidden size={17} /> : <Maximize2 aria-hidden size={17} />}
        </IconButton>
        <IconButton label="Close Ava" size="sm" onClick={onClose}>
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
