import { cloneElement, useId, useRef, useState, type HTMLAttributes, type ReactElement } from 'react';
import { useTimeout } from '../events/use-timeout';
import { useLazyPart } from '../lazy/lazy-part';

interface TooltipProps {
  text: string;
  /** One control. It is described by the text, so the text must not be its only name. */
  children: ReactElement<Pick<HTMLAttributes<HTMLElement>, 'aria-describedby'>>;
}

/** A word of help on hover (after 400 ms) or keyboard focus. Escape hides it, and the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const bubble = useLazyPart(() => import('./tooltip-bubble'), isWanted);

  useTimeout(() => setIsOpen(isWanted), isWanted ? 400 : 100);

  function hide() {
    setIsWanted(false);
    setIsOpen(false);
  }

  return (
    <span
      ref={place}
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType !== 'touch' && setIsWanted(true)}
      onPointerLeave={() => setIsWanted(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsWanted(true)}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {bubble && <bubble.TooltipBubble text={text} place={place} isOpen={isOpen} onHide={hide} />}
    </span>
  );
}
