import type { Schemas } from '@/api/contract';
import { writeDraft } from '@/ui/draft/draft-parts';
import { safeRows } from '@/ui/rows/safe-rows';
import { FigureTiles, tileClass, tileGrid } from '../post/figure-tiles';
import { isClosedTo } from '../comments/data/comment-rules';
import { namedFigures, pinDraft, toggleShown, useDiscussed, useShownFigure } from './figures';

export interface DealProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  /** Opens the comments below the post. */
  onDiscuss: () => void;
}

/** The figures of a deal: each can be spoken of, and says how many have. */
export function DealFigures({ post, user, onDiscuss }: DealProps) {
  const figures = namedFigures(post.attachment);
  const shown = useShownFigure(post.id);
  const { attachment } = post;
  // Cards that were made before their figures had names.
  if (figures.length === 0) return <FigureTiles figures={attachment?.snapshot.figures ?? []} />;
  const isClosed = isClosedTo(user, post);
  const comment = (field: string) => {
    writeDraft(user.id, pinDraft(post.id), field);
    useDiscussed.setState({ wish: post.id });
    onDiscuss();
  };
  return (
    <div role="group" aria-label="Deal figures" {...tileGrid}>
      {safeRows(figures, ['figure', 'none'], ({ label, value, field }) => {
        const count = post.pinCounts?.[field] ?? 0;
        return (
          <div key={field} className="relative flex">
            <button
              type="button"
              disabled={isClosed}
              onClick={() => comment(field)}
              className={`${tileClass} flex-1 text-left enabled:hover:border-primary enabled:hover:bg-hover transition-colors`}
            >
              {!isClosed && <span className="sr-only">Comment on</span>}{' '}
              <span className="text-ink-3 block text-xs/4">{label}</span>{' '}
              <span className="num block font-semibold">{value}</span>
            </button>
            {count > 0 && (
              <button
                type="button"
                aria-pressed={shown === field}
                aria-label={`${count} ${count === 1 ? 'comment' : 'comments'} on ${label}`}
                onClick={() => {
                  toggleShown(post.id, field);
                  onDiscuss();
                }}
                className="num border-surface-2 bg-teal-bg text-teal-ink hover:bg-hover aria-pressed:bg-primary aria-pressed:text-on-primary absolute -top-2 -right-2 grid h-6 min-w-6 place-items-center rounded-full border-2 px-1 text-xs font-medium"
              >
                {count}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
