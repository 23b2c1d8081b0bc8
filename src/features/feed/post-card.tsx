import { memo, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { Card } from '@/ui/card';
import { RichText } from '@/ui/rich-text';
import { AttachmentCard } from './attachment-card';
import { ClampedText } from './clamped-text';
import { Comments } from './comments';
import { PostActions } from './post-actions';
import { PostHeader } from './post-header';
import { ReactionSummary } from './reaction-summary';

interface PostCardProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  /** The post page shows its comments from the start and the whole text. */
  isWhole?: boolean;
}

/** One post: who, what, the deal it shows, and what people make of it. */
export const PostCard = memo(function PostCard({ post, user, now, isWhole = false }: PostCardProps) {
  const [isDiscussing, setIsDiscussing] = useState(isWhole);
  const headingId = `post-${post.id}`;
  return (
    <Card
      as="article"
      isPadded={false}
      aria-labelledby={headingId}
      className="px-4 pt-3.5 pb-1.5 md:px-5 md:pt-4.5 md:pb-2"
    >
      <PostHeader post={post} now={now} headingId={headingId} headingLevel={isWhole ? 2 : 3} />
      <ClampedText isWhole={isWhole} className="text-md my-3">
        <RichText text={post.content} mentions={post.mentions} />
      </ClampedText>
      {post.attachment && <AttachmentCard attachment={post.attachment} />}
      <ReactionSummary post={post} onDiscuss={() => setIsDiscussing(true)} />
      <PostActions
        post={post}
        isDiscussing={isDiscussing}
        onDiscuss={() => setIsDiscussing(!isDiscussing || isWhole)}
      />
      {isDiscussing && <Comments post={post} user={user} now={now} />}
    </Card>
  );
});
