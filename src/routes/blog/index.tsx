import { createFileRoute } from '@tanstack/react-router';
import { BlogListPage } from '@/features/blog/list/blog-list-page';
import { readBlogSearch } from '@/features/blog/list/blog-search';
import { NewsletterForm } from '@/features/mailing-list/newsletter-form';
import { rawSearch } from '@/lib/links/raw-search';
import { PageHead } from '../-shell/page/page-head';

export const Route = createFileRoute('/blog/')({
  validateSearch: rawSearch<'category' | 'query' | 'page'>(),
  component: Blog,
});

function Blog() {
  const search = readBlogSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHead
        title="Blog"
        description="Law, tax, finance and honest stories from people who own, let and renovate homes in the UK."
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
