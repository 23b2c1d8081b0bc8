import { memo, useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { Card } from '@/ui/card';
import { RichText } from '@/ui/text/rich-text';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { ClampedText } from '@/ui/text/clamped-text';
import { useDrafts } from '@/ui/draft/draft-store';
import { loadStyled } from '@/ui/theme/page-styles';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { AttachmentCard } from './attachment-card';
import { FigureTiles } from './figure-tiles';
import { useHiddenPost } from '../list/hidden-posts';
import { PostActions } from './post-actions';
import { PostHeader } from './post-header';
import { ReactionSummary } from '../reactions/reaction-summary';

const loadComments = () => loadStyled(() => import('../comments/comments'));

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

/** The shape of one to four pictures together, which holds their place. */
const shapes = [0, 16 / 9, 8 / 3, 8 / 9, 4 / 3];

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
  const hasUnsent = useDrafts(({ drafts }) =>
    Object.keys(drafts).some((key) => key.startsWith(`${user.id}:unsent-comment:${post.id}:`)),
  );
  const discussion = useLazyPart(loadComments, isDiscussing || hasUnsent);
  const rare = useLazyPart(loadRare, post.content.includes('#'));
  const hidden = useHiddenPost(post.id);
  const pictures = post.images ?? [];
  const headingId = `post-${post.id}`;
  const discuss = () => setIsDiscussing(true);
  if (hidden) return <Rare>{({ GonePost }) => <GonePost {...hidden} />}</Rare>;
  const room = <MediaRoom post={post} />;
  const media = <Rare room={room}>{({ PostMedia }) => <PostMedia post={post} now={now} />}</Rare>;
  return (
    <Card
      as="article"
      isPadded={false}
      aria-labelledby={headingId}
      {...(place !== undefined && {
        'aria-posinset': place,
        'aria-setsize': of,
        tabIndex: -1,
      })}
      className="px-4 pt-3.5 pb-1.5 md:px-5 md:pt-4.5 md:pb-2"
    >
      <PostHeader post={post} user={user} now={now} headingId={headingId} headingLevel={isWhole ? 2 : 3} />
      <ClampedText text={post.content} isWhole={isWhole} className="text-md my-3">
        {(text) => <RichText text={text} mentions={post.mentions} renderPlain={rare?.withTags} />}
      </ClampedText>
      {(post.poll ?? post.lookingFor ?? post.videoUrl ?? post.repost ?? pictures.length > 0) && (
        <div className="mb-3">{isWhole ? media : <WhenVisible room={room}>{media}</WhenVisible>}</div>
      )}
      <Shown post={post} user={user} isWhole={isWhole} onDiscuss={discuss} />
      <ReactionSummary post={post} onDiscuss={discuss} />
      <PostActions
        post={post}
        user={user}
        isDiscussing={isDiscussing}
        onDiscuss={() => setIsDiscussing(!isDiscussing || isWhole)}
      >
        {discussion && !isDiscussing && <discussion.NotSentWord userId={user.id} postId={post.id} />}
      </PostActions>
      {discussion && isDiscussing && (
        <discussion.Comments post={post} user={user} now={now} isWhole={isWhole} />
      )}
    </Card>
  );
});

/** The place of what comes late: a line for the wish, a row for each answer and one below, the shape of the pictures. */
function MediaRoom({
  post: { lookingFor, poll, images = [], videoUrl, repost },
}: Pick<PostCardProps, 'post'>) {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {lookingFor && <div className="h-6" />}
      {poll && <div style={{ height: 52 * poll.options.length + 18 }} />}
      {images.length > 0 && <div style={{ aspectRatio: shapes[Math.min(images.length, 4)] }} />}
      {videoUrl && <div style={{ height: 60 }} />}
      {repost && <div style={{ height: 110 }} />}
    </div>
  );
}

interface ShownProps extends Pick<PostCardProps, 'post' | 'user'> {
  isWhole: boolean;
  onDiscuss: () => void;
}

/** What a post shows as a card; what can be done with a deal comes once its code is there. */
function Shown({ isWhole, ...rest }: ShownProps) {
  const { attachment, myReaction, reactionCounts } = rest.post;
  if (!attachment) return null;
  const isDeal = attachment.kind === 'evaluation';
  const room = (
    <>
      {isDeal && <FigureTiles figures={attachment.snapshot.figures} />}
      <div style={{ height: `calc(var(--ctl-sm) + ${myReaction?.type === 'would_buy' ? 56 : 8}px)` }} />
    </>
  );
  const part = <Rare room={room}>{({ Deal }) => <Deal {...rest} />}</Rare>;
  return (
    <AttachmentCard attachment={attachment}>
      {(isDeal || (attachment.kind === 'listing' && reactionCounts.would_buy)) &&
        (isWhole ? part : <WhenVisible room={room}>{part}</WhenVisible>)}
    </AttachmentCard>
  );
}

const loadRare = () => loadStyled(() => import('../acts/post-parts.rare'));

interface RareProps {
  children: (parts: Awaited<ReturnType<typeof loadRare>>) => ReactNode;
  room?: ReactNode;
}

/** Something that few posts have, once its code is there. */
function Rare({ children, room }: RareProps) {
  const parts = useLazyPart(loadRare, true);
  return parts ? children(parts) : room;
}
