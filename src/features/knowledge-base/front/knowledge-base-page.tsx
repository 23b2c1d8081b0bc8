import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button/button-class';
import { articleQueries } from '../article-queries';
import { informationNotAdvice } from '../article-text';
import { isList, listTitle, type KnowledgeSearch } from '../knowledge-search';
import { ArticleList } from './article-list';
import { CategoryChips } from './category-chips';
import { FrontSections } from './front-sections';
import { SearchBar } from './search-bar';

interface KnowledgeBasePageProps {
  search: KnowledgeSearch;
  onSearch: (search: KnowledgeSearch) => void;
  /** Shows "New article": admins, and members who have written one before. */
  canWrite: boolean;
  /** What to offer where a search finds nothing; it gets the words that were looked for. */
  renderAsk?: ((query: string) => ReactNode) | undefined;
  /** Where nothing is looked for: a way to ask instead of reading. */
  askBox?: ReactNode;
}

const base = 'Knowledge Base · Tiebeam';

/** The knowledge base (S60): its articles by words, by category and by what I saved, and where to begin. */
export function KnowledgeBasePage({ search, onSearch, canWrite, renderAsk, askBox }: KnowledgeBasePageProps) {
  const categories = useQuery(articleQueries.categories());
  const total = categories.data?.data.reduce((all, { count }) => all + count, 0);
  return (
    <div className="mx-auto w-full max-w-(--page-max) py-2">
      <title>{isList(search) ? `${listTitle(search, categories.data?.data)} · ${base}` : base}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-display text-3xl font-bold tracking-display">Knowledge Base</h1>
          <p className="mt-1 text-base text-ink-2">Plain-English guides to buying, letting and the law.</p>
        </div>
        <div className="flex w-full flex-wrap items-center gap-3 md:w-auto">
          <SearchBar search={search} onSearch={onSearch} total={total} />
          {canWrite && (
            <Link to="/knowledge-base/new" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              <Plus aria-hidden size={16} /> New article
            </Link>
          )}
        </div>
      </div>
      <div className="mt-5">
        <CategoryChips search={search} />
      </div>
      {isList(search) ? (
        <ArticleList search={search} renderAsk={renderAsk} />
      ) : (
        <FrontSections askBox={askBox} />
      )}
      <p className="mt-12 text-xs text-pretty text-ink-3">{informationNotAdvice}</p>
    </div>
  );
}
