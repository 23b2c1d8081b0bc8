import { useNavigate } from '@tanstack/react-router';
import { Eye, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useDelete } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { openQuestion } from '@/ui/modal/confirm-question';
import { showToast } from '@/ui/toast/toast';

/** What a change of a post changes. */
export const readersOfPosts: readonly string[] = ['/blogs', '/admin/audit'];

/** What an admin can do with a post of the blog. */
export function PostMenu({ post: { slug, title } }: { post: Schemas['BlogSummary'] }) {
  const navigate = useNavigate();
  const remove = useDelete('/blogs/{slug}', {
    failureTitle: 'Couldn’t delete the post',
    refreshes: readersOfPosts,
    onDone: () => showToast({ kind: 'success', text: 'Post deleted' }),
  });
  const ask = () =>
    openQuestion({
      id: `delete-${slug}`,
      title: 'Delete this post?',
      text: `“${title}” will be deleted for everyone. This can’t be undone.`,
      act: 'Delete',
      onConfirm: () => remove.mutate({ path: { slug } }),
    });
  return (
    <Menu
      label={`Actions for “${title}”`}
      trigger={
        <IconButton label={`Actions for “${title}”`} size="sm">
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={[
        {
          label: 'View post',
          icon: <Eye aria-hidden size={16} />,
          onSelect: () => void navigate({ to: '/blog/$slug', params: { slug } }),
        },
        {
          label: 'Edit',
          icon: <Pencil aria-hidden size={16} />,
          onSelect: () => void navigate({ to: '/admin/post', search: { slug } }),
        },
        'separator',
        { label: 'Delete', icon: <Trash2 aria-hidden size={16} />, isDestructive: true, onSelect: ask },
      ]}
    />
  );
}
