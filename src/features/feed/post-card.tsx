import { memo, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { Card } from '@/ui/card';
import { RichText } from '@/ui/rich-text';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';
import { AttachmentCard } from './attachment-card';
import { ClampedText } from './clamped-text';
import { GonePost } from './gone-post';
import { useHiddenPost } from './hidden-posts';
import { PictureGrid } from './picture-grid';
import { Poll } from './poll';
import { PostActions } from './post-actions';
import { PostHeader } from './post-header';
import { ReactionSummary } from './reaction-summary';

interface PostCardProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  /** The post page shows its comments from the start and the whole text. */
  isWhole?: boolean;
  /** Its place in a feed, from 1, and how many posts that has; -1 when nobody knows. */
  place?: number | undefined;
  of?: number;
}

/** One post: who, what, the deal it shows, and what people make of it. */
export const PostCard = memo(function PostCard({
  post,
  user,
  now,
  isWhole = false,
  place,
  of,
}: PostCardProps) {
  const [isDiscussing, setIsDiscussing] = useState(isWhole);
  const discussion = useLazyPart(() => loadStyled(() => import('./comments')), isDiscussing);
  const hidden = useHiddenPost(post.id);
  const headingId = `post-${post.id}`;
  if (hidden) return <GonePost {...hidden} />;
  return (
    <Card
      as="article"
      isPadded={false}
      aria-labelledby={headingId}
      {...(place !== undefined && {
        'aria-posinset': place,
        'aria-setsize': of,
        tabIndex: -1,
        'data-post': '',
      })}
      className="px-4 pt-3.5 pb-1.5 md:px-5 md:pt-4.5 md:pb-2"
    >
      <PostHeader post={post} user={user} now={now} headingId={headingId} headingLevel={isWhole ? 2 : 3} />
      <ClampedText isWhole={isWhole} className="text-md my-3">
        <RichText text={post.content} mentions={post.mentions} />
      </ClampedText>
      {post.poll && <Poll post={post} poll={post.poll} now={now} />}
      {post.images && post.images.length > 0 && (
        <PictureGrid ownerId={post.authUser.id} pictures={post.images} />
      )}
      {post.attachment && <AttachmentCard attachment={post.attachment} />}
      <ReactionSummary post={post} onDiscuss={() => setIsDiscussing(true)} />
      <PostActions
        post={post}
        user={user}
        isDiscussing={isDiscussing}
        onDiscuss={() => setIsDiscussing(!isDiscussing || isWhole)}
      />
      {discussion && isDiscussing && (
        <discussion.Comments post={post} user={user} now={now} isWhole={isWhole} />
      )}
    </Card>
  );
});
