import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { textChunks } from '@/lib/text/text-chunks';
import { useLazyPart } from '../lazy/lazy-part';
import { loadStyled } from '../theme/page-styles';

/** In characters, of a word without an end too: eight lines hold less. */
const beginning = 2000;
/** In characters: what is laid out at once when somebody asks for the rest; longer texts come piece by piece. */
const shownAtOnce = 5000;

interface ClampedTextProps {
  text: string;
  /** Shows the text, or a part of it, with what is alive in it. */
  children: (text: string) => ReactNode;
  isWhole: boolean;
  className: string;
}

const loadLongText = () => loadStyled(() => import('../markdown/long-text'));

/** User text at most eight lines high until asked for the rest. Wraps anything, keeps its own direction. */
export function ClampedText({ text, children, isWhole, className }: ClampedTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(isWhole);
  const [isCut, setIsCut] = useState(false);
  const isLong = text.length > shownAtOnce;
  const late = useLazyPart(loadLongText, isOpen && isLong);
  const first = useMemo(() => (isLong ? (textChunks(text, beginning)[0] ?? '') : text), [isLong, text]);
  useLayoutEffect(() => {
    // Only the laid-out text can say whether eight lines were enough.
    const element = paragraph.current;
    if (element && !isOpen) setIsCut(isLong || element.scrollHeight > element.clientHeight + 1);
  }, [isOpen, isLong, text]);
  return (
    <div className={className}>
      {late && isOpen && isLong ? (
        <late.LongText text={text}>{children}</late.LongText>
      ) : (
        <p
          ref={paragraph}
          dir="auto"
          className={`overflow-hidden whitespace-pre-wrap ${isOpen ? '' : 'line-clamp-8'}`}
        >
          {children(first)}
        </p>
      )}
      {isCut && !isOpen && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="text-link mt-1 text-sm font-medium hover:underline"
        >
          Show more
        </button>
      )}
    </div>
  );
}
