import { createFileRoute } from '@tanstack/react-router';
import { BlogListPage } from '@/features/blog/blog-list-page';
import { categories, type BlogSearch } from '@/features/blog/blog-words';
import { NewsletterForm } from '@/features/mailing-list/newsletter-form';
import { PageHead } from '../-shell/page-head';

export const Route = createFileRoute('/blog/')({
  // What is not known is left out; named although undefined, because what the address says would stay otherwise.
  validateSearch: (search: Record<string, unknown>): BlogSearch => ({
    category: categories.find(({ id }) => id === search['category'])?.id,
    query: readWords(search['query']),
    page: readPage(search['page']),
  }),
  component: Blog,
});

function readWords(words: unknown): string | undefined {
  // Digits alone are read as a number.
  const text = typeof words === 'number' ? String(words) : words;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined;
}

function readPage(page: unknown): number | undefined {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined;
}

function Blog() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHead
        title="Blog"
        description="Law, tax, finance and honest stories from people who own, let and refurbish homes in the UK."
        path="/blog"
      />
      <BlogListPage
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        newsletter={<NewsletterForm />}
      />
    </>
  );
}
