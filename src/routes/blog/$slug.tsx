import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/runtime-config';
import { useCurrentUser, useSession } from '@/entities/session/queries';
import { BlogPostPage } from '@/features/blog/blog-post-page';
import { wishForComposer } from '@/features/feed/composer-wish';
import { NewsletterForm } from '@/features/mailing-list/newsletter-form';
import { useDraft } from '@/ui/draft/draft-store';
import { NotFoundPage } from '../-shell/messages/not-found-page';
import { PageHead } from '../-shell/page/page-head';

export const Route = createFileRoute('/blog/$slug')({ component: BlogPost });

function BlogPost() {
  const { slug } = Route.useParams();
  const { hasSession } = useSession();
  const member = useCurrentUser();
  const navigate = useNavigate();
  const draft = useDraft(member?.id ?? 0, 'post');
  const write = (title: string, address: string) => {
    // What is being written there stays; the address is added once.
    const begun = draft.text.trimEnd();
    if (!begun.includes(address)) draft.write(`${begun && `${begun}\n\n`}${title}\n${address}`);
    wishForComposer();
    void navigate({ to: '/' });
  };
  return (
    <BlogPostPage
      key={slug}
      slug={slug}
      isMember={hasSession}
      onPost={member && write}
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
