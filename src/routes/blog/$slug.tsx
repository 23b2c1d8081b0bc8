import { createFileRoute } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/runtime-config';
import { useSession } from '@/entities/session/queries';
import { BlogPostPage } from '@/features/blog/blog-post-page';
import { NewsletterForm } from '@/features/mailing-list/newsletter-form';
import { NotFoundPage } from '../-shell/not-found-page';
import { PageHead } from '../-shell/page-head';

export const Route = createFileRoute('/blog/$slug')({ component: BlogPost });

function BlogPost() {
  const { slug } = Route.useParams();
  const { hasSession } = useSession();
  return (
    <BlogPostPage
      key={slug}
      slug={slug}
      isMember={hasSession}
      renderHead={(post) => (
        <PageHead
          title={post.title}
          description={post.excerpt}
          path={`/blog/${post.slug}`}
          image={post.cover === null ? undefined : `${runtimeConfig.apiPrefix}/media/${post.cover}`}
          kind="article"
        />
      )}
      newsletter={<NewsletterForm />}
      notFound={<NotFoundPage />}
    />
  );
}
