import { SendHorizontal, Square, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Subject } from '@/entities/assistant/ava-store';
import { isBlank } from '@/lib/text/blank';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { Textarea } from '@/ui/input/textarea';
import { excessOf } from '../conversation/messages';

interface AvaComposerProps {
  /** The question that is being written, and how to change it. */
  text: string;
  onWrite: (text: string) => void;
  subject: Subject | null;
  onDropSubject: () => void;
  /** Questions that fit the page. */
  suggestions: readonly string[];
  isWaiting: boolean;
  /** Changes whenever somebody wishes to ask: the field takes the focus. */
  wish: number;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** Where a question is written. One that is too long is kept whole, and says by how much: nothing of it is cut off. */
export function AvaComposer({ text, subject, suggestions, isWaiting, wish, ...acts }: AvaComposerProps) {
  const isNarrow = useIsNarrow();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), [wish]);
  const problem = useId();
  const excess = excessOf(text);
  const send = () => {
    if (isBlank(text)) return;
    if (excess !== null) return field.current?.focus();
    acts.onSend(text.trim());
    acts.onWrite('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="px-3.5 pb-2.5">
      {suggestions.length > 0 && (
        <ul
          aria-label="Suggested questions"
          className="mb-2 flex gap-1.5 max-md:-mx-3.5 max-md:overflow-x-auto max-md:px-3.5 max-md:pb-1 md:flex-wrap"
        >
          {suggestions.map((each) => (
            <li key={each} className="shrink-0">
              <button
                type="button"
                onClick={() => acts.onSend(each)}
                className="rounded-full border border-line-strong bg-surface-1 px-3 py-1.5 text-left text-sm text-ink-2 hover:border-purple-mark hover:text-ink max-md:min-h-11"
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
      )}
      {subject && (
        <p className="mb-1.5 flex">
          <span className="inline-flex max-w-full items-center gap-1 rounded-full border border-purple-line bg-purple-bg py-0.5 pr-1 pl-3 text-xs text-purple-ink">
            <span className="truncate">{`About “${subject.title}”`}</span>
            <button
              type="button"
              aria-label={`Remove “${subject.title}”`}
              onClick={() => {
                acts.onDropSubject();
                field.current?.focus();
              }}
              className="touch-target relative grid size-6 shrink-0 place-items-center rounded-full hover:bg-hover"
            >
              <X aria-hidden size={13} />
            </button>
          </span>
        </p>
      )}
      <div className="control flex items-end gap-1 rounded-[14px] py-1 pr-1.5 pl-3.5 focus-within:border-primary">
        <Textarea
          ref={field}
          isBare
          aria-label="Message to Ava"
          placeholder={isNarrow ? 'Ask about a deal or a rule' : 'Ask about a deal, a rule or your portfolio'}
          aria-describedby={problem}
          aria-invalid={excess !== null || undefined}
          value={text}
          onChange={({ currentTarget: { value } }) => acts.onWrite(value)}
          onKeyDown={onKeyDown}
          className="max-h-32! py-1.5 text-base/[22px] max-md:text-[16px]"
        />
        {isWaiting && isBlank(text) ? (
          <SendButton label="Stop" onClick={acts.onStop}>
            <Square aria-hidden size={13} fill="currentColor" />
          </SendButton>
        ) : (
          <SendButton label="Send" onClick={send} isOff={isBlank(text)}>
            <SendHorizontal aria-hidden size={16} strokeWidth={1.75} />
          </SendButton>
        )}
      </div>
      <p id={problem} role="alert" className="num text-right text-xs text-red-ink not-empty:mt-1">
        {excess}
      </p>
      <p className="mt-1.5 text-center text-[11.5px] text-balance text-ink-3">
        Ava can be wrong. Check figures before you commit.
      </p>
    </div>
  );
}

interface SendButtonProps {
  label: string;
  onClick: () => void;
  /** There is nothing to send; it keeps the focus all the same. */
  isOff?: boolean;
  children: React.ReactNode;
}

function SendButton({ label, onClick, isOff = false, children }: SendButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className="touch-target relative mb-0.5 grid size-[30px] shrink-0 place-items-center rounded-md border border-purple-line bg-purple-bg text-purple-ink hover:border-purple-mark aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-ink-disabled"
    >
      {children}
    </button>
  );
}
