import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { useDelete } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { articleQueries } from '../article-queries';
import { ArticleForm } from './article-form';

interface EditorProps {
  userId: number;
  /** Opens the article that was written, or the knowledge base where the server did not name it. */
  onSaved: (uuid: string | undefined) => void;
  onCancel: () => void;
}

/** A new article of the knowledge base. */
export function NewArticlePage({ userId, onSaved, onCancel }: EditorProps) {
  return (
    <Frame title="New article">
      <ArticleForm
        userId={userId}
        article={null}
        onSaved={(saved) => {
          showToast({ kind: 'success', text: 'Article saved' });
          onSaved(saved?.uuid);
        }}
        onCancel={onCancel}
      />
    </Frame>
  );
}

interface EditArticlePageProps extends EditorProps {
  uuid: string;
  /** Opens the knowledge base once the article is gone. */
  onDeleted: () => void;
  /** Shown when there is no such article. */
  notFound: ReactNode;
  /** Shown to those who may read the article but not change it. */
  forbidden: ReactNode;
}

/** The editor of an article, for its author and for admins. */
export function EditArticlePage({ uuid, notFound, forbidden, ...editor }: EditArticlePageProps) {
  const article = useQuery({ ...articleQueries.one(uuid), refetchOnWindowFocus: false });
  if (article.data) {
    return article.data.canEdit ? <Editor article={article.data} {...editor} /> : forbidden;
  }
  if (article.isPending) {
    return (
      <Frame title="Edit article">
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-96" />
        </div>
      </Frame>
    );
  }
  if ('status' in article.error && [404, 400, 422].includes(Number(article.error.status))) return notFound;
  return (
    <Frame title="Edit article">
      <ErrorState
        title="Couldn’t load this article"
        text={adviceText(article.error)}
        onRetry={() => void article.refetch()}
        isRetrying={article.isFetching}
      />
    </Frame>
  );
}

type OpenEditorProps = Omit<EditArticlePageProps, 'uuid' | 'notFound' | 'forbidden'> & {
  article: Schemas['Article'];
};

function Editor({ article, userId, onSaved, onCancel, onDeleted }: OpenEditorProps) {
  const cache = useQueryClient();
  // What the edit began from: an answer that comes later must not look like it.
  const [begun] = useState(article);
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDelete('/articles/{uuid}', {
    refreshes: ['/articles', '/articles/categories', '/articles/paths'],
    failureTitle: 'Couldn’t delete the article',
    onDone: onDeleted,
  });
  return (
    <Frame title="Edit article">
      <ArticleForm
        userId={userId}
        article={begun}
        onSaved={(saved) => {
          if (saved) cache.setQueryData(articleQueries.one(saved.uuid).queryKey, saved);
          showToast({ kind: 'success', text: 'Article saved' });
          onSaved(article.uuid);
        }}
        onCancel={onCancel}
      />
      <div className="mt-10 border-t border-line-subtle pt-5">
        {isAsking ? (
          <div role="group" aria-label="Delete this article?" className="flex flex-wrap items-center gap-2.5">
            <p className="text-sm font-medium">Its feedback will be deleted too. This can’t be undone.</p>
            <Button
              variant="danger"
              size="sm"
              isLoading={remove.isPending}
              loadingLabel="Deleting"
              onClick={() => remove.mutate({ path: { uuid: begun.uuid } })}
            >
              Delete
            </Button>
            <Button variant="outline" size="sm" onClick={() => setIsAsking(false)}>
              Keep article
            </Button>
          </div>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
            Delete article
          </Button>
        )}
      </div>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-(--page-max) py-2">
      <title>{`${title} · Tiebeam`}</title>
      <nav aria-label="Breadcrumb" className="text-sm text-ink-3">
        <Link to="/knowledge-base" className="hover:text-ink hover:underline">
          Knowledge Base
        </Link>
      </nav>
      <h1 className="mt-1 mb-6 font-display text-3xl font-bold tracking-display">{title}</h1>
      {children}
    </div>
  );
}
