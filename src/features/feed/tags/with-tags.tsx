import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { tagsIn } from '@/lib/rich-text/tags';

/** A text without addresses and mentions, with its #tags as links to what is written about them. */
export function withTags(text: string): ReactNode {
  const tags = tagsIn(text);
  const ends = [0, ...tags.map(({ start, tag }) => start + tag.length + 1)];
  return (
    <>
      {tags.map(({ start, tag }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          {/* As heavy as the words around it: nothing moves when the link comes late. */}
          <Link to="/" search={{ tag }} className="text-link underline underline-offset-2">
            {`#${tag}`}
          </Link>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
