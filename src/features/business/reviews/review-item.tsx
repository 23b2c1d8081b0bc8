import { Link } from '@tanstack/react-router';
import { Ellipsis, PencilLine, Reply, Trash2 } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { useDelete, usePut } from '@/api/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { ClampedText } from '@/ui/text/clamped-text';
import { openQuestion } from '@/ui/modal/confirm-question';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { RelativeTime } from '@/ui/text/relative-time';
import { showToast } from '@/ui/toast/toast';
import { openReviewForm } from './review-form';
import { Stars } from './stars';

interface ReviewItemProps {
  business: Pick<Schemas['Business'], 'id' | 'name' | 'myRole'>;
  review: Schemas['BusinessReview'];
  isMine: boolean;
  now: Date;
}

/** One review: who, how many stars, what they say, and what the business answers. */
export function ReviewItem({ business, review, isMine, now }: ReviewItemProps) {
  const { authUser, stars, text, reply, repliedAt, createdAt, editedAt } = review;
  const path = { id: business.id, reviewId: review.id };
  const refreshes = ['/businesses', `/businesses/${business.id}/reviews`];
  const remove = useDelete('/businesses/{id}/reviews/{reviewId}', {
    refreshes,
    failureTitle: 'Couldn’t delete your review',
    onDone: () => showToast({ kind: 'success', text: 'Review deleted' }),
  });
  const takeBack = usePut('/businesses/{id}/reviews/{reviewId}', {
    refreshes,
    failureTitle: 'Couldn’t delete the reply',
    onDone: () => showToast({ kind: 'success', text: 'Reply deleted' }),
  });
  const mayReply = business.myRole === 'owner' || business.myRole === 'admin';
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
  return (
    <article
      aria-label={`Review by ${authUser.fullName}`}
      aria-busy={remove.isPending || takeBack.isPending || undefined}
      className="py-4"
    >
      <div className="flex items-start gap-3">
        <UserAvatar user={authUser} size={40} isDecorative hasPresence />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <Link
            to="/$username"
            params={{ username: authUser.username }}
            className="font-medium hover:underline"
          >
            <bdi>{authUser.fullName}</bdi>
          </Link>
          <p className="text-ink-3 flex flex-wrap items-center gap-x-2 text-xs">
            <Stars stars={stars} />
            <span>
              <RelativeTime at={createdAt} now={now} />
              {editedAt && ' · Edited'}
            </span>
          </p>
        </div>
        {isMine && (
          <Menu
            label="Your review"
            trigger={
              <IconButton label="Actions for your review" size="sm">
                <Ellipsis {...icon} />
              </IconButton>
            }
            items={[
              {
                label: 'Edit…',
                icon: <PencilLine {...icon} />,
                onSelect: () => openReviewForm(business, review),
              },
              {
                label: 'Delete',
                icon: <Trash2 {...icon} />,
                isDestructive: true,
                onSelect: () =>
                  openQuestion({
                    id: 'delete-review',
                    title: 'Delete this review?',
                    text: 'The reply will be deleted too. This can’t be undone.',
                    act: 'Delete',
                    onConfirm: () => remove.mutate({ path }),
                  }),
              },
            ]}
          />
        )}
      </div>
      <ClampedText text={text} isWhole={false} className="mt-2 max-w-prose">
        {(words) => words}
      </ClampedText>
      {reply && (
        <div className="border-line mt-3 border-l-2 pl-3.5">
          <p className="text-sm wrap-anywhere">
            <span className="font-medium">{business.name}</span>{' '}
            <span className="text-ink-3 text-xs">
              replied {repliedAt && <RelativeTime at={repliedAt} now={now} />}
            </span>
          </p>
          <ClampedText text={reply} isWhole={false} className="text-ink-2 mt-0.5 max-w-prose text-sm">
            {(words) => words}
          </ClampedText>
        </div>
      )}
      {mayReply && (
        <div className="mt-2 flex flex-wrap gap-1">
          <Button
            variant="ghost"
            size="sm"
            icon={<Reply {...icon} />}
            aria-label={`${reply ? 'Edit reply' : 'Reply'} to ${authUser.fullName}`}
            onClick={() => openReviewForm(business, review, true)}
          >
            {reply ? 'Edit reply' : 'Reply'}
          </Button>
          {reply && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Delete the reply to ${authUser.fullName}`}
              onClick={() =>
                openQuestion({
                  id: 'delete-review',
                  title: 'Delete this reply?',
                  text: 'The review will stay. This can’t be undone.',
                  act: 'Delete',
                  onConfirm: () => takeBack.mutate({ path, body: { reply: null } }),
                })
              }
            >
              Delete reply
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
