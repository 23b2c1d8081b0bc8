import { RichText } from '@/ui/text/rich-text';
import type { Variant } from './format/bounds';
import { InlineToken } from './format/inline-tokens';
import { plainTextOf, tokenPattern, tokenWords } from './plain-text-of';

/** Longer texts are shown without links: they could have thousands. */
const mostWithLinks = 20_000;

interface PlainTextProps {
  text: string;
  variant: Variant;
  /**
   * Whether it stays as it is. Only then are its web addresses looked for: a formatted text is soon in its place. Until then what
   * its tokens stand for is shown; afterwards only their words are, as what they stand for may be what failed.
   */
  isFinal: boolean;
}

/** A text in its words, with its line breaks and its web addresses (specification §5). */
export function PlainText({ text, variant, isFinal }: PlainTextProps) {
  // The odd ones are tokens; what people write to each other has none.
  const parts = variant === 'chat' ? [text] : plainTextOf(text, variant).split(tokenPattern);
  if (isFinal) {
    const words = parts.map((part, index) => (index % 2 === 1 ? tokenWords(part) : part)).join('');
    return (
      <p className="whitespace-pre-wrap [&_a]:underline">
        {words.length > mostWithLinks ? words : <RichText text={words} mentions={null} />}
      </p>
    );
  }
  return (
    <p className="whitespace-pre-wrap">
      {parts.map((part, index) => {
        // Parts have no identity but their place, and the text is the same as long as it is shown.
        const key = index;
        return index % 2 === 1 ? <InlineToken key={key} token={part} /> : part;
      })}
    </p>
  );
}
