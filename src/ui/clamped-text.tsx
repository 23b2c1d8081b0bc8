import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface ClampedTextProps {
  children: ReactNode;
  isWhole: boolean;
  className: string;
}

/** User text at most eight lines high until asked for the rest. Wraps anything, keeps its own direction. */
export function ClampedText({ children, isWhole, className }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(isWhole);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    // Only the laid-out text can say whether eight lines were enough.
    const element = text.current;
    if (element && !isOpen) setIsCut(element.scrollHeight > element.clientHeight + 1);
  }, [isOpen, children]);
  return (
    <div className={className}>
      <p
        ref={text}
        dir="auto"
        className={`overflow-hidden whitespace-pre-wrap ${isOpen ? '' : 'line-clamp-8'}`}
      >
        {children}
      </p>
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
