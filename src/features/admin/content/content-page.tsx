import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, Newspaper, Plus, Search } from 'lucide-react';
import { readPages } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { RecordPages } from '@/entities/record/record-pages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { buttonClass } from '@/ui/button/button-class';
import { RestedInput } from '@/ui/input/rested/rested-input';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { formatDate } from '@/lib/dates/dates';
import { Tabs } from '@/ui/tabs';
import { AdminPage } from '../admin-page';
import { PostMenu } from './post-menu';

type Status = Schemas['BlogStatus'];
type ContentTab = 'blog' | 'articles';

const states: Readonly<Record<Status, readonly [text: string, tone: BadgeTone]>> = {
  draft: ['Draft', 'neutral'],
  scheduled: ['Scheduled', 'amber'],
  published: ['Published', 'green'],
};

interface ContentPageProps {
  tab: ContentTab;
  query: string;
  onTab: (tab: ContentTab) => void;
  onQuery: (query: string) => void;
}

/** Everything the site publishes: posts of the blog and articles, drafts included (S67). */
export function ContentPage({ tab, query, onTab, onQuery }: ContentPageProps) {
  const add =
    tab === 'blog' ? (
      <Link to="/admin/post" className={buttonClass()}>
        <Plus aria-hidden size={17} />
        New post
      </Link>
    ) : (
      <Link to="/knowledge-base/new" className={buttonClass()}>
        <Plus aria-hidden size={17} />
        New article
      </Link>
    );
  return (
    <AdminPage title="Content" action={add}>
      <Tabs
        label="Content"
        tabs={[
          { id: 'blog', label: 'Blog' },
          { id: 'articles', label: 'Articles' },
        ]}
        activeId={tab}
        onChange={onTab}
      >
        <div className="pt-3">
          <div className="mb-3 max-w-sm">
            <RestedInput
              key={tab}
              aria-label={tab === 'blog' ? 'Search posts' : 'Search articles'}
              placeholder="Title or text"
              icon={<Search aria-hidden size={16} />}
              maxLength={200}
              value={query}
              onRest={onQuery}
            />
          </div>
          {tab === 'blog' ? <Posts query={query} /> : <Articles query={query} />}
        </div>
      </Tabs>
    </AdminPage>
  );
}

const titleClass =
  'block truncate font-medium text-ink hover:underline max-md:whitespace-normal max-md:wrap-anywhere';

function Posts({ query }: { query: string }) {
  const list = useInfiniteQuery({
    ...readPages('/blogs', { query: query === '' ? {} : { query } }),
    placeholderData: keepPreviousData,
  });
  const posts = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <RecordPages list={list} what="the posts">
      {posts.length === 0 ? (
        <EmptyState icon={<Newspaper />} title="No posts found" headingLevel={2} />
      ) : (
        <RecordRows
          label="Posts"
          rowName="post"
          rows={posts}
          keyOf={({ id }) => id}
          columns={postColumns}
          actionsOf={postActions}
        />
      )}
    </RecordPages>
  );
}

const postActions = (post: Schemas['BlogSummary']) => <PostMenu post={post} />;

const postColumns: readonly Column<Schemas['BlogSummary']>[] = [
  {
    name: 'Post',
    cell: ({ slug, title, author }) => (
      <span className="block min-w-0">
        <Link to="/admin/post" search={{ slug }} className={titleClass}>
          {title}
        </Link>
        <span className="block truncate text-xs text-ink-3">{author.fullName}</span>
      </span>
    ),
  },
  { name: 'Status', cell: ({ status }) => <State status={status} /> },
  {
    name: 'Date',
    isWide: true,
    cell: ({ publishedAt, scheduledFor }) => dateOf(publishedAt ?? scheduledFor),
  },
];

function Articles({ query }: { query: string }) {
  const list = useInfiniteQuery({
    ...readPages('/articles', { query: { sort: 'reviewedOn', ...(query !== '' && { query }) } }),
    placeholderData: keepPreviousData,
  });
  const articles = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <RecordPages list={list} what="the articles">
      {articles.length === 0 ? (
        <EmptyState icon={<BookOpen />} title="No articles found" headingLevel={2} />
      ) : (
        <RecordRows
          label="Articles"
          rowName="article"
          rows={articles}
          keyOf={({ uuid }) => uuid}
          columns={articleColumns}
        />
      )}
    </RecordPages>
  );
}

const articleColumns: readonly Column<Schemas['ArticleSummary']>[] = [
  {
    name: 'Article',
    cell: ({ uuid, title, category }) => (
      <span className="block min-w-0">
        <Link to="/knowledge-base/edit/$uuid" params={{ uuid }} className={titleClass}>
          {title}
        </Link>
        <span className="block truncate text-xs text-ink-3">{category.name}</span>
      </span>
    ),
  },
  { name: 'Status', cell: ({ status }) => <State status={status} /> },
  { name: 'Last checked', isWide: true, cell: ({ reviewedOn }) => dateOf(reviewedOn) },
];

const dateOf = (at: string | null) => at !== null && formatDate(at);

function State({ status }: { status: Status }) {
  const [text, tone] = states[status];
  return <Badge tone={tone}>{text}</Badge>;
}
