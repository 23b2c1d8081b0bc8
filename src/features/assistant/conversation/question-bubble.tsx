import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Subject } from '@/entities/assistant/ava-store';
import { Button } from '@/ui/button/button';
import { copyText } from '@/ui/toast/copy-text';
import { apart, isUnanswered, noAnswerYet, type Question } from './messages';

function SubjectLink({ title, path }: Subject) {
  const { pathname, searchParams } = new URL(path, location.origin);
  return (
    <Link
      to={pathname}
      // Any page can be what a question is about; the page itself leaves out what it does not know.
      search={Object.fromEntries(searchParams) as never}
      className="text-link underline underline-offset-2"
    >
      {title}
    </Link>
  );
}

interface QuestionBubbleProps {
  question: Question;
  /** The path that the question before it was about: said once for all that follow. */
  pathBefore: string | undefined;
  onRetry: (id: string) => void;
  onGiveUp: (id: string) => void;
}

/** What the member asked, as it was written; one that got no answer can be sent again, copied and deleted. */
export const QuestionBubble = memo(function QuestionBubble({
  question,
  pathBefore,
  onRetry,
  onGiveUp,
}: QuestionBubbleProps) {
  const { id, text, state, why } = question;
  const { subject, text: words } = apart(text);
  return (
    <div className="flex max-w-[82%] flex-col items-end gap-1 self-end">
      {subject && subject.path !== pathBefore && (
        <p className="max-w-full truncate text-xs text-ink-3">
          {'About '}
          <SubjectLink {...subject} />
        </p>
      )}
      <p className="max-w-full rounded-[16px_16px_5px_16px] border border-purple-line bg-purple-bg px-3.5 py-2 text-base/[22px] wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {words}
      </p>
      {isUnanswered(question) && (
        <div
          role="group"
          aria-label={state === 'failed' ? 'Not sent' : 'Stopped'}
          className="flex flex-wrap items-center justify-end gap-x-1"
        >
          <span
            className={`basis-full text-right text-xs ${state === 'failed' ? 'text-red-ink' : 'text-ink-3'}`}
          >
            {state === 'stopped'
              ? 'Stopped'
              : why === undefined
                ? 'Not sent'
                : why === noAnswerYet
                  ? asSentence(why)
                  : `Not sent. ${asSentence(why)}`}
          </span>
          <Button variant="ghost" size="sm" onClick={() => onRetry(id)}>
            {state === 'failed' ? 'Retry' : 'Ask again'}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void copyText(words, 'Question')}>
            Copy
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onGiveUp(id)}>
            Delete
          </Button>
        </div>
      )}
    </div>
  );
});

/** With a full stop at its end, however the server ends its words. */
const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
