import type { Schemas } from '@/api/contract';

/** A text with the words of a search marked in it. */
export function HighlightedText({ highlight: { text, ranges } }: { highlight: Schemas['ArticleHighlight'] }) {
  const ends = ranges.map(({ end }) => end);
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark className="rounded-xs bg-teal-bg px-0.5 text-teal-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
