import { memo } from 'react';
import { Markdown } from '@/ui/markdown/markdown';
import { AnswerActions, type AnswerUse } from './answer-actions';
import { cautionFor } from './disclaimers';
import type { Answer } from '../conversation/messages';
import { openReportAnswer } from './report-answer';

interface AnswerTextProps {
  answer: Answer;
  uses: readonly AnswerUse[];
  helpful: boolean | null | undefined;
  /** What it answers; undefined for an answer without a question, such as the welcome. */
  question: string | undefined;
  /** Only the last answer can be replaced by another one. */
  isLast: boolean;
  onAsk: (question: string) => void;
  onRate: (id: string, helpful: boolean | null) => void;
}

const noUses: readonly AnswerUse[] = [];

/** An answer of Ava, and what can be done with it. */
export const AnswerText = memo(function AnswerText({
  answer,
  uses,
  helpful,
  question,
  isLast,
  onAsk,
  onRate,
}: AnswerTextProps) {
  const caution = cautionFor(answer.text);
  // The server keeps, and support can find, what may be judged.
  const isKept = helpful !== undefined;
  const askAgain = question === undefined ? undefined : () => onAsk(question);
  return (
    <div className="flex flex-col gap-1 [contain-intrinsic-block-size:auto_140px] [content-visibility:auto]">
      <span className="sr-only">Ava: </span>
      <div className="text-base/[22px]">
        <Markdown text={answer.text} variant="assistant" />
      </div>
      {caution !== null && <p className="text-xs text-pretty text-ink-3">{caution}</p>}
      <AnswerActions
        text={answer.text}
        uses={isKept ? uses : noUses}
        helpful={helpful}
        onRegenerate={isLast ? askAgain : undefined}
        onAskAgain={askAgain}
        onRate={isKept ? (next) => onRate(answer.id, next) : undefined}
        onReport={isKept ? () => openReportAnswer(answer.id) : undefined}
      />
    </div>
  );
});
