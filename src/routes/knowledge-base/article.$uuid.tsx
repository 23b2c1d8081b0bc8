import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { AskAva } from '@/features/assistant/ask/ask-ava';
import { ArticlePage } from '@/features/knowledge-base/article/article-page';
import { LaterVideos } from '../-later-videos';
import { NotFoundPage } from '../-shell/messages/not-found-page';

export const Route = createFileRoute('/knowledge-base/article/$uuid')({ component: Article });

function Article() {
  const { uuid } = Route.useParams();
  const user = useCurrentUser();
  return (
    user && (
      <ArticlePage
        key={uuid}
        uuid={uuid}
        userId={user.id}
        notFound={<NotFoundPage />}
        videos={
          <LaterVideos subject={{ refKind: 'article', refId: uuid }} userId={user.id} headingLevel={2} />
        }
        renderAsk={(title) => <AskAva subject={{ title, path: `/knowledge-base/article/${uuid}` }} />}
      />
    )
  );
}
