import { Link } from '@tanstack/react-router';
import { Ellipsis, LockKeyhole, Users } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { IconButton } from '@/ui/button/icon-button';
import { RelativeTime } from '@/ui/text/relative-time';
import { LateMenu } from '../late-menu';

interface PostHeaderProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  headingId: string;
  /** 2 where the post is the page, 3 under the feed's days. */
  headingLevel: 2 | 3;
}

const audienceIcon = { members: null, connections: Users, me: LockKeyhole } as const;
const audienceWord = {
  members: '',
  connections: 'Only connections can see this',
  me: 'Only you can see this',
} as const;

export function PostHeader({ post, user, now, headingId, headingLevel }: PostHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  const author = post.authUser;
  const AudienceIcon = audienceIcon[post.audience];
  return (
    <header className="flex items-center gap-3">
      <Link
        to="/$username"
        params={{ username: author.username }}
        tabIndex={-1}
        aria-hidden
        className="self-start rounded-full"
      >
        <UserAvatar user={author} size={40} isDecorative hasPresence />
      </Link>
      <div className="min-w-0 flex-1">
        <Heading id={headingId} className="text-base font-semibold">
          <Link
            to="/$username"
            params={{ username: author.username }}
            // As high above the time as that takes away below.
            className="-mt-1.5 block truncate pt-1.5 hover:underline"
          >
            <bdi>{author.fullName}</bdi>
          </Link>
        </Heading>
        <p className="text-ink-3 text-xs">
          {author.headline && (
            <>
              <bdi>{author.headline}</bdi>
              {' · '}
            </>
          )}
          <Link
            to="/$username/post/$postId"
            params={{ username: author.username, postId: post.id }}
            data-act="open"
            // 24 px high for a finger, without moving the line (WCAG 2.5.8).
            className="-my-1 inline-block py-1 hover:underline"
          >
            <RelativeTime at={post.createdAt} now={now} />
          </Link>
          {post.editedAt && ' · Edited'}
          {post.pinned && ' · Pinned'}
          {AudienceIcon && (
            <>
              {' · '}
              <AudienceIcon
                role="img"
                aria-label={audienceWord[post.audience]}
                size={12}
                className="inline align-[-1.5px]"
              />
            </>
          )}
        </p>
      </div>
      <LateMenu
        label="Post options"
        items={(part, queryClient) => part.postMenu(queryClient, post, user)}
        trigger={
          <IconButton label={`Actions for ${author.fullName}’s post`} size="sm">
            <Ellipsis aria-hidden size={19} />
          </IconButton>
        }
      />
    </header>
  );
}
