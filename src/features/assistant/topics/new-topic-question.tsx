import { useId } from 'react';
import { Button } from '@/ui/button/button';
import { focusIntoView } from '@/ui/focus/focus-on-mount';

interface NewTopicQuestionProps {
  /** An answer is on its way, which would not be waited for. */
  isWaiting: boolean;
  isBeginning: boolean;
  onBegin: () => void;
  onKeep: () => void;
}

/** Asks before the conversation is put away; Escape goes on with it. */
export function NewTopicQuestion({ isWaiting, isBeginning, onBegin, onKeep }: NewTopicQuestionProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever the focus is in it
    <div
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onKeep();
      }}
      className="mx-3.5 mb-2.5 rounded-[14px] border border-purple-line bg-purple-bg px-3.5 py-3"
    >
      <p id={id} className="font-semibold">
        Start a new topic?
      </p>
      <p id={`${id}-why`} className="mt-0.5 mb-2.5 text-sm text-pretty text-ink-2">
        {isWaiting && 'Ava’s current answer will be cancelled. '}
        You’ll find this conversation in “Earlier topics”.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={focusIntoView}
          variant="ava"
          size="sm"
          isLoading={isBeginning}
          loadingLabel="Starting"
          onClick={onBegin}
        >
          Start a new topic
        </Button>
        <Button variant="ghost" size="sm" onClick={onKeep}>
          Stay in this topic
        </Button>
      </div>
    </div>
  );
}
