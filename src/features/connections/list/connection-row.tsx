import { Link } from '@tanstack/react-router';
import { Ban, Ellipsis, NotebookPen, UserMinus } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { openQuestion } from '@/ui/modal/confirm-question';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { showToast } from '@/ui/toast/toast';
import { MessageButton } from './message-button';
import { openNoteForm } from '../requests/note-form';
import { useBlock, useEndRelation } from '../relation/relation-mutations';

/** A connection of mine: who, what I noted down of them, and what can be done. */
export function ConnectionRow({ connection }: { connection: Schemas['Connection'] }) {
  const { id, user, privateNote, tags } = connection;
  const remove = useEndRelation(user, 'Couldn’t remove the connection');
  const block = useBlock(user, () => showToast({ kind: 'success', text: `${user.fullName} blocked` }));
  const isGoing = remove.isPending || block.isPending;
  const askToRemove = () =>
    openQuestion({
      id: 'remove-connection',
      title: `Remove ${user.fullName} from your connections?`,
      text: `You’ll no longer see posts and details that ${user.fullName} shares only with connections, and they won’t see yours. We won’t tell them. Your note and tags will be deleted.`,
      act: 'Remove',
      onConfirm: () => remove.mutate({ path: { id } }),
    });
  const askToBlock = () =>
    openQuestion({
      id: 'block-member',
      title: `Block ${user.fullName}?`,
      text: `You and ${user.fullName} won’t be able to find each other, and your connection will end. We won’t tell them. You can unblock them under “Blocked and muted”.`,
      act: 'Block',
      onConfirm: () => block.mutate({ body: { userId: user.id, status: 'blocked' } }),
    });
  return (
    <article
      aria-label={user.fullName}
      aria-busy={isGoing || undefined}
      className="flex flex-wrap items-start gap-x-3 py-3"
    >
      <UserAvatar user={user} size={50} isDecorative hasPresence />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Link to="/$username" params={{ username: user.username }} className="font-semibold hover:underline">
          <bdi>{user.fullName}</bdi>
        </Link>
        {user.headline && <p className="text-ink-2 text-sm">{user.headline}</p>}
      </div>
      <div className="flex items-center gap-1 md:gap-2">
        <MessageButton person={user} size="sm" isIconOnly="on phones" />
        <Menu
          label={user.fullName}
          trigger={
            <IconButton label={`Actions for ${user.fullName}`} size="sm">
              <Ellipsis aria-hidden size={16} strokeWidth={1.75} />
            </IconButton>
          }
          items={[
            {
              label: privateNote || tags.length > 0 ? 'Edit note and tags…' : 'Add note and tags…',
              icon: <NotebookPen aria-hidden size={16} />,
              onSelect: () => openNoteForm(connection),
            },
            'separator',
            { label: 'Remove connection', icon: <UserMinus aria-hidden size={16} />, onSelect: askToRemove },
            {
              label: 'Block',
              icon: <Ban aria-hidden size={16} />,
              isDestructive: true,
              onSelect: askToBlock,
            },
          ]}
        />
      </div>
      {(privateNote || tags.length > 0) && (
        <div className="mt-1.5 flex basis-full flex-col gap-2 pl-[62px] wrap-anywhere">
          {privateNote && (
            <p className="border-line text-ink-2 border-l-2 pl-2.5 text-sm">
              <span className="sr-only">My note: </span>
              {privateNote}
            </p>
          )}
          {tags.length > 0 && (
            <ul aria-label="My tags" className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} className="max-w-full">
                  <Badge tone="tan">{tag}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </article>
  );
}
