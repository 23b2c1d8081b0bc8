import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { EditArticlePage } from '@/features/knowledge-base/editor/article-editor-page';
import { ForbiddenPage } from '../-shell/messages/forbidden-page';
import { NotFoundPage } from '../-shell/messages/not-found-page';

export const Route = createFileRoute('/knowledge-base/edit/$uuid')({ component: EditArticle });

function EditArticle() {
  const { uuid } = Route.useParams();
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  const open = () => void navigate({ to: '/knowledge-base/article/$uuid', params: { uuid } });
  return (
    user && (
      <EditArticlePage
        key={uuid}
        uuid={uuid}
        userId={user.id}
        onSaved={open}
        onCancel={open}
        onDeleted={() => void navigate({ to: '/knowledge-base', replace: true })}
        notFound={<NotFoundPage />}
        forbidden={<ForbiddenPage />}
      />
    )
  );
}
