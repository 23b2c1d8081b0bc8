import { memo } from 'react';
import { Markdown } from '@/ui/markdown/markdown';
import { AnswerActs } from './answer-acts';
import type { Answer } from './messages';

interface AnswerTextProps {
  answer: Answer;
  helpful: boolean | null | undefined;
  /** Asks the question before it once more; only the last answer can be replaced by another one. */
  onRegenerate: (() => void) | undefined;
  onRate: (id: string, helpful: boolean | null) => void;
}

/** An answer of Ava, and what can be done with it. */
export const AnswerText = memo(function AnswerText({
  answer,
  helpful,
  onRegenerate,
  onRate,
}: AnswerTextProps) {
  return (
    <div className="flex flex-col gap-1 [contain-intrinsic-block-size:auto_140px] [content-visibility:auto]">
      <span className="sr-only">Ava: </span>
      <div className="text-base/[22px]">
        <Markdown text={answer.text} variant="assistant" />
      </div>
      <AnswerActs
        text={answer.text}
        helpful={helpful}
        onRegenerate={onRegenerate}
        onRate={helpful === undefined ? undefined : (next) => onRate(answer.id, next)}
      />
    </div>
  );
});
