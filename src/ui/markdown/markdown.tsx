import { memo, useDeferredValue, useRef, useState } from 'react';
import { useLazyPart } from '../lazy/lazy-part';
import { hasEndlessWord, isTooLong, type Variant } from './format/bounds';
import { bodyNow, loadBody } from './format/load-body';
import { LongText } from './long-text';
import { mayHaveMath, needsMarkdown } from './format/needs-markdown';
import { PlainText } from './plain-text';
import { TextBoundary } from './text-boundary';
import { claimNow, inTurn, nextTask } from './format/turns';

interface MarkdownProps {
  text: string;
  /**
   * What the text is. An `article` has headings, with the ids of `headingsOf`, pictures and callouts; what people write to each
   * other (`chat`) and what an `assistant` answers have none of them, and each of their line breaks is one. Articles and answers
   * have the tokens of `InlineTokens`.
   */
  variant?: Variant | undefined;
  /** The server prefix for the pictures of an article (`/media/{ownerId}/media/{file}`); without it there are none. */
  mediaBase?: string | undefined;
}

/**
 * A text of ours or of strangers in Markdown, with tables and mathematics. Its words are there at once, and they are formatted
 * when the parser's code is there and its turn has come; code that does not come leaves it as it is. Markup in it is text, links
 * that could run something are words, pictures of other sites are not loaded. What no reader would write, and what cannot be
 * formatted, stays plain; a text that fails takes nothing else along.
 */
export const Markdown = memo(function Markdown({ text, variant = 'article', mediaBase }: MarkdownProps) {
  const shown = withoutOverrides(text);
  if (isTooLong(shown, variant) || hasEndlessWord(shown)) {
    return (
      <div className="markdown wrap-anywhere">
        <LongText key={shown} text={shown} />
      </div>
    );
  }
  const plain = (
    <div className="markdown wrap-anywhere">
      <PlainText text={shown} variant={variant} isFinal />
    </div>
  );
  if (!needsMarkdown(shown)) return plain;
  const needsMath = mayHaveMath(shown);
  return (
    <TextBoundary key={shown} plain={plain}>
      <Formatted key={String(needsMath)} {...{ text: shown, variant, mediaBase, needsMath }} />
    </TextBoundary>
  );
});

interface FormattedProps {
  text: string;
  variant: Variant;
  mediaBase: string | undefined;
  needsMath: boolean;
}

/** Its text is the same as long as it lives. */
function Formatted({ needsMath, ...asked }: FormattedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(() => {
    const body = bodyNow(needsMath, claimNow);
    return body && { text: body.format(asked) };
  });
  const late = useLazyPart(async () => {
    // the code is asked for when the words have been shown
    await nextTask();
    const body = await loadBody(needsMath);
    return { text: await inTurn(place.current, () => body.formatInSteps(asked)) };
  }, first === null);
  // Drawn in pieces: nobody waits for it, the words are there.
  const drawn = useDeferredValue(late);
  const formatted = first ?? drawn;
  return (
    <div ref={place} className="markdown wrap-anywhere" data-variant={asked.variant}>
      {formatted?.text ?? (
        <PlainText text={asked.text} variant={asked.variant} isFinal={formatted !== null} />
      )}
    </div>
  );
}

/** Without the characters that turn the direction of what follows: they make a text, or an address, read as another one. */
const withoutOverrides = (text: string) => text.replaceAll(/[\u202a-\u202e]/g, '');
