import { Fragment, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { parseRichText } from '@/lib/rich-text/rich-text';

interface RichTextProps {
  text: string;
  /** null where a server left its list out. */
  mentions: readonly { name: string; link: string }[] | null;
  /** Shows what is neither mention nor address otherwise than as it stands. */
  renderPlain?: ((text: string) => ReactNode) | undefined;
}

/** Plain text with its mentions and links alive (specification §5); never markup. */
export function RichText({ text, mentions, renderPlain }: RichTextProps) {
  return parseRichText(text, mentions ?? []).map((segment, index) => {
    // Segments have no identity but their place, and the list is made anew with its text.
    const key = index;
    if (segment.kind === 'text')
      return <Fragment key={key}>{renderPlain?.(segment.text) ?? segment.text}</Fragment>;
    if (segment.kind === 'mention') {
      return (
        <Link key={key} to={segment.href} className="text-link font-medium underline underline-offset-2">
          {segment.text}
        </Link>
      );
    }
    return (
      <a
        key={key}
        href={segment.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-link break-words underline underline-offset-2"
      >
        {segment.text}
      </a>
    );
  });
}
