import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '@/features/admin/content/content-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/content')({
  validateSearch: rawSearch<'tab' | 'query'>(),
  component: Content,
});

function Content() {
  const { tab, query } = Route.useSearch();
  const navigate = Route.useNavigate();
  const current = tab === 'articles' ? tab : 'blog';
  const words = typeof query === 'string' ? query.slice(0, 200) : '';
  const go = (next: typeof current, q: string, replace: boolean) =>
    void navigate({
      search: { ...(next === 'articles' && { tab: next }), ...(q && { query: q }) },
      replace,
      resetScroll: false,
    });
  return (
    <ContentPage
      tab={current}
      query={words}
      onTab={(next) => go(next, '', false)}
      onQuery={(q) => go(current, q, true)}
    />
  );
}
