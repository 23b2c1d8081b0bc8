import {
  BellOff,
  BellRing,
  Flag,
  History,
  Link2,
  MessageCircleOff,
  Pencil,
  Pin,
  PinOff,
  Repeat2,
  Send,
  Sparkles,
  Trash2,
  UserRoundX,
} from 'lucide-react';
import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { askAva } from '@/entities/assistant/ava-store';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { markPost } from './mark-post';
import { copyPostLink } from './copy-link';
import { deletePost } from './delete-post';
import { openEditPost } from './edit-post';
import { openHistory } from './post-history';
import { muteAuthor, mutePost } from './mute-post';
import { openReportPost } from './report-post';
import { openRepost } from './repost';
import { openSendPost } from './send-post';

type Post = Schemas['Post'];

const size = 16;

/** What the menu of a post offers: its author other things than its readers. */
export function postMenu(
  queryClient: QueryClient,
  post: Post,
  user: Pick<Schemas['CurrentUser'], 'id'>,
): readonly MenuEntry[] {
  const shared: readonly MenuEntry[] = [
    { label: 'Copy link', icon: <Link2 size={size} />, onSelect: () => void copyPostLink(post) },
    {
      label: 'Ask Ava about this',
      icon: <Sparkles size={size} />,
      onSelect: () =>
        askAva({
          title: `${post.authUser.fullName}’s post`,
          path: `/${post.authUser.username}/post/${post.id}`,
        }),
    },
    ...((post.history ?? []).length > 0
      ? [{ label: 'Earlier versions', icon: <History size={size} />, onSelect: () => openHistory(post) }]
      : []),
  ];
  return post.authUser.id === user.id
    ? [...ownItems(queryClient, post), 'separator', ...shared, 'separator', deleteItem(queryClient, post)]
    : [...shared, 'separator', ...readerItems(queryClient, post, user.id)];
}

/** What the Share button offers. */
export function shareMenu(post: Post, myId: number): readonly MenuEntry[] {
  return [
    { label: 'Copy link', icon: <Link2 size={size} />, onSelect: () => void copyPostLink(post) },
    { label: 'Repost with a note…', icon: <Repeat2 size={size} />, onSelect: () => openRepost(post, myId) },
    { label: 'Send in chat…', icon: <Send size={size} />, onSelect: () => openSendPost(post, myId) },
  ];
}

function ownItems(queryClient: QueryClient, post: Post): MenuEntry[] {
  const { pinned = false, commentsOff = false } = post;
  return [
    { label: 'Edit…', icon: <Pencil size={size} />, onSelect: () => openEditPost(queryClient, post) },
    {
      label: pinned ? 'Unpin from profile' : 'Pin to profile',
      icon: pinned ? <PinOff size={size} /> : <Pin size={size} />,
      onSelect: () =>
        void markPost(
          queryClient,
          post,
          'pinned',
          !pinned,
          pinned ? 'Couldn’t unpin the post' : 'Couldn’t pin the post',
        ),
    },
    {
      label: commentsOff ? 'Turn comments on' : 'Turn comments off',
      icon: <MessageCircleOff size={size} />,
      onSelect: () =>
        void markPost(
          queryClient,
          post,
          'commentsOff',
          !commentsOff,
          commentsOff ? 'Couldn’t turn comments on' : 'Couldn’t turn comments off',
        ),
    },
  ];
}

const deleteItem = (queryClient: QueryClient, post: Post): MenuEntry => ({
  label: 'Delete',
  icon: <Trash2 size={size} />,
  isDestructive: true,
  onSelect: () => deletePost(queryClient, post),
});

function readerItems(queryClient: QueryClient, post: Post, myId: number): MenuEntry[] {
  const { fullName } = post.authUser;
  return [
    post.muted
      ? {
          label: 'Turn on notifications',
          icon: <BellRing size={size} />,
          onSelect: () => void markPost(queryClient, post, 'muted', false, 'Couldn’t unmute the post'),
        }
      : {
          label: 'Mute this post',
          icon: <BellOff size={size} />,
          onSelect: () => void mutePost(queryClient, post),
        },
    {
      label: `Mute ${fullName}`,
      icon: <UserRoundX size={size} />,
      onSelect: () => void muteAuthor(queryClient, post, myId),
    },
    {
      label: 'Report…',
      icon: <Flag size={size} />,
      isDestructive: true,
      onSelect: () => openReportPost(post),
    },
  ];
}
