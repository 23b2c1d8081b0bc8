import type { Schemas } from '@/api/contract';
import { ClampedText } from '@/ui/text/clamped-text';
import { RichText } from '@/ui/text/rich-text';
import { withTags } from '../tags/with-tags';
import { blocksOf } from './quote';

/** In characters: longer words are shown by their beginning until they are asked for. */
const longest = 5000;

/** What somebody said under a post: its own words, and what it quotes set apart. */
export function QuotedText({ content, mentions }: Pick<Schemas['Comment'], 'content' | 'mentions'>) {
  const alive = (text: string) => <RichText text={text} mentions={mentions} renderPlain={withTags} />;
  return (
    <div className="flex flex-col gap-1.5">
      {blocksOf(content).map(({ kind, text }, index) => {
        const key = index; // a text has no other order than its own
        if (text.length > longest) {
          return (
            <ClampedText key={key} text={text} isWhole={false} className="min-w-0 wrap-anywhere">
              {alive}
            </ClampedText>
          );
        }
        return kind === 'quote' ? (
          <blockquote
            key={key}
            dir="auto"
            className="border-line-strong text-ink-2 overflow-hidden border-s-2 ps-2.5 text-sm break-words whitespace-pre-wrap"
          >
            {alive(text)}
          </blockquote>
        ) : (
          <p key={key} dir="auto" data-quotable className="overflow-hidden break-words whitespace-pre-wrap">
            {alive(text)}
          </p>
        );
      })}
    </div>
  );
}
