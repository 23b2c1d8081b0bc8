import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { RelativeTime } from '@/ui/text/relative-time';
import { RichText } from '@/ui/text/rich-text';
import { AttachmentCard } from '../post/attachment-card';
import { FigureTiles } from '../post/figure-tiles';

const gone = {
  hidden: 'You can’t see the post shared here',
  deleted: 'The shared post was deleted',
} as const;

/** The post that another one passes on with the deal or record it shows, as the reader may see it now. */
export function SharedPostCard({ shared, now }: { shared: Schemas['SharedPost']; now: Date }) {
  const { id, state, authUser, content, mentions, attachment, createdAt } = shared;
  if (state !== 'shown' || !authUser) {
    return (
      <p className="border-line text-ink-2 rounded-lg border border-dashed px-3.5 py-3 text-sm">
        {gone[state === 'hidden' ? 'hidden' : 'deleted']}
      </p>
    );
  }
  const name = `Shared post by ${authUser.fullName}`;
  return (
    <section aria-label={name} className="border-line bg-surface-2 rounded-lg border px-3.5 py-3">
      <div className="flex items-center gap-2.5">
        <UserAvatar user={authUser} size={30} isDecorative />
        <span className="min-w-0 flex-1">
          <Link
            to="/$username"
            params={{ username: authUser.username }}
            className="block truncate text-sm/5 font-medium hover:underline"
          >
            <bdi>{authUser.fullName}</bdi>
          </Link>
          {createdAt && (
            <span className="text-ink-3 block text-xs/4">
              <RelativeTime at={createdAt} now={now} />
            </span>
          )}
        </span>
        <Link
          to="/$username/post/$postId"
          params={{ username: authUser.username, postId: id }}
          aria-label={`View post by ${authUser.fullName}`}
          className="text-link touch-target relative shrink-0 text-sm hover:underline"
        >
          View post
        </Link>
      </div>
      <p className="mt-2 line-clamp-5 text-sm wrap-anywhere whitespace-pre-line">
        <RichText text={content} mentions={mentions} />
      </p>
      {attachment && (
        // the card's own room below is the section's
        <div className="mt-2.5 -mb-3">
          <AttachmentCard attachment={attachment}>
            {attachment.kind === 'evaluation' && <FigureTiles figures={attachment.snapshot.figures} />}
          </AttachmentCard>
        </div>
      )}
    </section>
  );
}
