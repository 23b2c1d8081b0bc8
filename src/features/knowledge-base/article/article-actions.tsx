import { Link } from '@tanstack/react-router';
import { Bookmark, Link as LinkIcon, Pencil, Printer } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { changeOf } from '@/api/cache/optimistic';
import { usePut } from '@/api/queries';
import { buttonClass } from '@/ui/button/button-class';
import { IconButton } from '@/ui/button/icon-button';
import { copyText } from '@/ui/toast/copy-text';
import { articleQueries } from '../article-queries';

/** What a reader may do with an article: keep it, pass it on, print it; its author and admins may edit it. */
export function ArticleActions({ article }: { article: Schemas['Article'] }) {
  const { uuid, saved, canEdit } = article;
  const save = usePut('/articles/{uuid}', {
    refreshes: ['/articles'],
    failureTitle: saved ? 'Couldn’t remove the article from your saved list' : 'Couldn’t save the article',
    changes: () => [
      changeOf<Schemas['Article']>({ queryKey: articleQueries.one(uuid).queryKey }, (now) => ({
        ...now,
        saved: !saved,
      })),
    ],
  });
  const copy = () =>
    copyText(`${location.origin}/knowledge-base/article/${uuid}`, 'Link', 'Copy it from the address bar.');
  return (
    <div role="group" aria-label="Article" className="flex items-center gap-1 print:hidden">
      <IconButton
        label="Save"
        aria-pressed={saved}
        onClick={() => save.mutate({ path: { uuid }, body: { saved: !saved } })}
      >
        <Bookmark aria-hidden size={18} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />
      </IconButton>
      <IconButton label="Copy link" onClick={() => void copy()}>
        <LinkIcon aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label="Print" onClick={() => print()}>
        <Printer aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      {canEdit && (
        <Link
          to="/knowledge-base/edit/$uuid"
          params={{ uuid }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <Pencil aria-hidden size={14} /> Edit
        </Link>
      )}
    </div>
  );
}
