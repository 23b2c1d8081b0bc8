import { Component, Suspense, useState, type ReactNode } from 'react';
import { RichText } from '@/ui/text/rich-text';
import type { Message } from '@/features/chat/engine/thread';
import { preloadable } from '@/ui/lazy/preloadable';
import { withMentionLinks } from './mention-links';

// Signs that only Markdown or mathematics give a meaning to; most of what people write has none.
const marked = /[*_`~|#>[\]\\$]|^\s*(?:[-+]|\d+\.)\s/m;
/** Longer ones are shown by their beginning until they are asked for. */
const shortened = 1600;
/** Longer ones are laid out in pieces, which the renderer does. */
const laidOutAtOnce = 5000;

const Markdown = preloadable(() => import('@/ui/markdown/markdown').then((part) => part.Markdown));

interface MessageTextProps {
  text: string;
  /** Whom it calls with an @. */
  mentions: Message['mentions'];
}

/** What somebody wrote: Markdown with maths by the safe renderer, which is fetched when a text needs it; else words and links. */
export function MessageText({ text, mentions }: MessageTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > shortened + 200;
  const beginning = () => `${text.slice(0, shortened).replace(/[\uD800-\uDBFF]$/, '')}…`;
  const shown = isLong && !isWhole ? beginning() : text;
  const isEndless = shown.length > laidOutAtOnce;
  const isMarked = isEndless || marked.test(shown);
  const words = <RichText text={isEndless ? beginning() : shown} mentions={mentions} />;
  // Most are this: no element more than it takes, there is one in every row.
  if (!isMarked && !isLong) {
    return (
      <p dir="auto" className="min-w-0 overflow-hidden wrap-anywhere whitespace-pre-wrap">
        {words}
      </p>
    );
  }
  const plain = <p className="whitespace-pre-wrap">{words}</p>;
  return (
    <div dir="auto" className="min-w-0 overflow-hidden wrap-anywhere [&_.markdown_p]:whitespace-pre-line">
      {isMarked ? (
        <PlainOnError plain={plain}>
          <Suspense fallback={plain}>
            <Markdown text={withMentionLinks(shown, mentions)} />
          </Suspense>
        </PlainOnError>
      ) : (
        plain
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="text-link mt-1 min-h-6 text-sm font-medium hover:underline"
        >
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}

/** A text that the renderer fails on, or whose renderer does not come, is shown as it was written; the rest of the page lives. */
class PlainOnError extends Component<{ plain: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}
