import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { NewArticlePage } from '@/features/knowledge-base/editor/article-editor-page';
import { useCanWrite } from '@/features/knowledge-base/use-can-write';
import { ForbiddenPage } from '../-shell/messages/forbidden-page';

export const Route = createFileRoute('/knowledge-base/new')({ component: NewArticle });

function NewArticle() {
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  const canWrite = useCanWrite(user);
  if (canWrite === false) {
    return (
      <ForbiddenPage text="Only admins and members who’ve published an article before can write a new one." />
    );
  }
  return (
    user &&
    canWrite && (
      <NewArticlePage
        userId={user.id}
        onSaved={(uuid) =>
          void navigate(
            uuid === undefined
              ? { to: '/knowledge-base' }
              : { to: '/knowledge-base/article/$uuid', params: { uuid } },
          )
        }
        onCancel={() => void navigate({ to: '/knowledge-base' })}
      />
    )
  );
}
