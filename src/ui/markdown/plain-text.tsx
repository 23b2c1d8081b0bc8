import { RichText } from '@/ui/rich-text';

/** Longer texts are shown without links: they could have thousands. */
const mostWithLinks = 20_000;

/** A text as it was written, with its line breaks and its web addresses (specification §5). */
export function PlainText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap [&_a]:underline">
      {text.length > mostWithLinks ? text : <RichText text={text} mentions={null} />}
    </p>
  );
}
