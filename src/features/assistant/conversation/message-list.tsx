import { ArrowDown } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button/button';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { safeRows } from '@/ui/rows/safe-rows';
import type { AnswerUse } from '../answer/answer-actions';
import { AnswerText } from '../answer/answer-text';
import { apart, isUnanswered, questionBefore, type Message } from './messages';
import { QuestionBubble } from './question-bubble';
import { Thinking } from '../answer/thinking';

/** How many messages are drawn at first, and again whenever the reader comes to the first of them: a long thread opens at once. */
const step = 10;
/** Further from the end than this, in px, nobody is moved when something is added. */
const nearEnd = 60;

interface MessageListProps {
  messages: readonly Message[];
  ratings: Readonly<Record<string, boolean | null>>;
  /** What the rest of the product does with an answer. */
  uses: readonly AnswerUse[];
  isWaiting: boolean;
  isLoading: boolean;
  isMissing: boolean;
  onLoad: () => void;
  onRetry: (id: string) => void;
  onGiveUp: (id: string) => void;
  onRegenerate: (text: string) => void;
  onRate: (id: string, helpful: boolean | null) => void;
}

/**
 * The conversation, kept at its end by the browser itself: a column that begins below grows upwards. It is silent to screen
 * readers, as a text is formatted after it has been added: the panel says each answer once.
 */
export function MessageList({ messages, ratings, isWaiting, onRetry, onRate, ...rest }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(step);
  // Where the conversation ended when the reader left its end; null while they are there.
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const last = messages.at(-1);
  // The panel is there at once, and what was said follows in pieces.
  const drawn = useDeferredValue(count, 0);
  const shown = drawn === 0 ? [] : messages.slice(-drawn);
  const lastAnswer = messages.findLast(({ role }) => role === 'assistant');
  const follow = () => {
    const isAway = (box.current?.scrollTop ?? 0) < -nearEnd;
    setLeftAt((before) => (isAway ? (before ?? last?.id ?? '') : null));
  };
  // One's own question is seen, wherever one was reading; asked again, it is at the end again.
  const own = last?.role === 'user' && last.state === 'waiting' ? last.id : null;
  useEffect(() => {
    if (own !== null && box.current) box.current.scrollTop = 0;
  }, [own]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label="Conversation with Ava"
        aria-live="off"
        aria-busy={rest.isLoading}
        // it scrolls, also for the keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1)
        tabIndex={0}
        onScroll={follow}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4.5 pt-4 pb-2"
      >
        <div className="flex flex-col gap-3.5">
          {drawn === count && shown.length < messages.length && (
            <>
              <VisibleMarker key={count} onVisible={() => setCount(count + step)} />
              <Button
                variant="ghost"
                size="sm"
                onClick={() => setCount(count + step)}
                className="self-center"
              >
                Earlier messages
              </Button>
            </>
          )}
          {rest.isLoading && <Thinking text="Loading conversation" />}
          {rest.isMissing && (
            <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
              Couldn’t load your earlier messages.
              <Button variant="outline" size="sm" onClick={rest.onLoad}>
                Retry
              </Button>
            </div>
          )}
          {safeRows(shown, ['message', 'p'], (message, index) =>
            message.role === 'user' ? (
              <QuestionBubble
                key={message.id}
                question={message}
                pathBefore={pathBefore(shown, index)}
                onRetry={onRetry}
                onGiveUp={rest.onGiveUp}
              />
            ) : (
              <AnswerText
                key={message.id}
                answer={message}
                uses={rest.uses}
                helpful={message.id in ratings ? ratings[message.id] : message.helpful}
                onRate={onRate}
                question={questionBefore(messages, message.id)?.text}
                isLast={message === lastAnswer && message === last && !isWaiting}
                onAsk={rest.onRegenerate}
              />
            ),
          )}
          {isWaiting && <Thinking text="Ava is thinking" />}
        </div>
      </div>
      {leftAt !== null && last !== undefined && last.id !== leftAt && (
        <button
          type="button"
          onClick={() => box.current?.scrollTo({ top: 0 })}
          className="absolute bottom-2 left-1/2 flex h-9 -translate-x-1/2 items-center gap-1.5 rounded-full border border-purple-line bg-overlay px-3.5 text-sm font-medium whitespace-nowrap text-purple-ink shadow-md hover:border-purple-mark max-md:h-11"
        >
          <ArrowDown aria-hidden size={15} />
          New messages
        </button>
      )}
    </div>
  );
}

/** What the question before this one was about; one that waits to be sent again says by itself what it is about. */
function pathBefore(messages: readonly Message[], index: number): string | undefined {
  const message = messages[index];
  if (message && isUnanswered(message)) return undefined;
  const before = messages.slice(0, index).findLast(({ role }) => role === 'user');
  return before && apart(before.text).subject?.path;
}
