import { RichText } from '@/ui/rich-text';

/** Longer texts are shown without links: they could have thousands. */
const mostWithLinks = 20_000;

interface PlainTextProps {
  text: string;
  /** Whether it stays as it is. Only then are its web addresses looked for: a formatted text is soon in its place. */
  isFinal: boolean;
}

/** A text as it was written, with its line breaks and its web addresses (specification §5). */
export function PlainText({ text, isFinal }: PlainTextProps) {
  return (
    <p className="whitespace-pre-wrap [&_a]:underline">
      {!isFinal || text.length > mostWithLinks ? text : <RichText text={text} mentions={null} />}
    </p>
  );
}
