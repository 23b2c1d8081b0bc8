import { createFileRoute } from '@tanstack/react-router';
import { PostPage } from '@/features/admin/content/post-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/post')({
  validateSearch: rawSearch<'slug'>(),
  component: Post,
});

function Post() {
  const { slug } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PostPage
      slug={typeof slug === 'string' ? slug : undefined}
      onLeave={() => void navigate({ to: '/admin/content' })}
    />
  );
}
