import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { textChunks } from '@/lib/text/text-chunks';
import { Button } from '../button/button';
import { nextTask } from './format/turns';

/** In characters: what is shown of a text that is too long to be formatted, before the rest is asked for. */
export const firstShown = 20_000;
/** In characters: what is added in one task. One of these is laid out in a few milliseconds. */
export const addedAtOnce = 10_000;

/**
 * A text that is too long to be formatted: its beginning, and the rest when somebody asks for it, piece by piece, each in a task of
 * its own. Pieces that are out of sight are not laid out.
 * @param props.children shows a piece; as it is without them
 */
export function LongText({ text, children }: { text: string; children?: (piece: string) => ReactNode }) {
  const chunks = useMemo(() => textChunks(text, addedAtOnce), [text]);
  const atFirst = firstShown / addedAtOnce;
  const [isAsked, setIsAsked] = useState(false);
  const [count, setCount] = useState(atFirst);
  const isMore = isAsked && count < chunks.length;
  useEffect(() => {
    if (!isMore) return;
    let isGone = false;
    void nextTask().then(() => isGone || setCount(count + 1));
    return () => {
      isGone = true;
    };
  }, [isMore, count]);
  return (
    <>
      {chunks.slice(0, count).map((chunk, index) => (
        <p
          // Pieces have no identity but their place.
          key={index}
          dir="auto"
          className="m-0! text-wrap whitespace-pre-wrap [contain-intrinsic-size:auto_2400px] [content-visibility:auto] print:[content-visibility:visible]"
        >
          {children?.(chunk) ?? chunk}
        </p>
      ))}
      {count < chunks.length && (
        <Button
          variant="outline"
          className="mt-4"
          isLoading={isAsked}
          loadingLabel="Loading"
          onClick={() => setIsAsked(true)}
        >
          Show all
        </Button>
      )}
    </>
  );
}
