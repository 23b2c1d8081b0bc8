import type { Schemas } from '@/api/contract';
import { PictureGrid } from './picture-grid';
import { Poll } from './poll';
import { SharedPostCard } from './shared-post';
import { VideoCard } from './video-card';

/** What its author hopes for, in words. */
const lookingFor = {
  advice: 'advice',
  funding: 'funding',
  jv_partner: 'a JV partner',
  deal: 'a deal',
  tradesperson: 'a tradesperson',
  tenant: 'a tenant',
} as const;

/** What a post looks for, its poll, its pictures, its video and the post it passes on. */
export function PostMedia({ post, now }: { post: Schemas['Post']; now: Date }) {
  const { poll, images = [] } = post;
  return (
    <div className="flex flex-col gap-3">
      {post.lookingFor && (
        <p className="bg-teal-bg text-teal-ink self-start rounded-full px-2.5 py-0.5 text-sm font-medium">
          {`Looking for ${lookingFor[post.lookingFor]}`}
        </p>
      )}
      {poll && <Poll post={post} poll={poll} now={now} />}
      {images.length > 0 && <PictureGrid ownerId={post.authUser.id} pictures={images} />}
      {post.videoUrl && <VideoCard address={post.videoUrl} />}
      {post.repost && <SharedPostCard shared={post.repost} now={now} />}
    </div>
  );
}
