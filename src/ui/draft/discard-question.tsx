import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button';

const usual = { text: 'Discard your changes?', stay: 'Keep editing', leave: 'Discard' };

interface DiscardQuestionProps {
  question?: typeof usual | undefined;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks, at the foot of a modal, before what was changed in it is lost. The answer that loses nothing has the focus. */
export function DiscardQuestion({ question = usual, onKeep, onDiscard }: DiscardQuestionProps) {
  const words = useId();
  // Read while it is first drawn: afterwards the content is inert and has lost the focus.
  const [before] = useState(() => document.activeElement);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus moves with the question: it was asked for by the key or button that was just pressed. A modal that closes as the question
    // appears gives the focus back in a microtask of its own, and this one comes after that.
    queueMicrotask(() => keep.current?.focus());
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);
  return (
    <div
      role="group"
      aria-labelledby={words}
      className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-[22px] pt-4 pb-5"
    >
      <p id={words} className="min-w-40 flex-1 text-sm font-medium">
        {question.text}
      </p>
      <Button variant="outline" ref={keep} onClick={onKeep}>
        {question.stay}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {question.leave}
      </Button>
    </div>
  );
}
