import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { ChatPage } from '@/features/chat/chat-page';
import { refreshNotifications } from '@/features/notifications/data/refresh';
import { rawSearch } from '@/lib/links/raw-search';
import { readChatSearch, type ChatSearch } from './-conversations/chat-search';

export const Route = createFileRoute('/conversations')({
  validateSearch: rawSearch<keyof ChatSearch>(),
  component: Conversations,
});

function Conversations() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const { chat, view, filter, message } = readChatSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const kept = filter === undefined ? {} : { filter };
  return (
    user && (
      <ChatPage
        userId={user.id}
        openId={chat ?? null}
        messageId={message ?? null}
        view={view ?? 'list'}
        filter={filter ?? 'all'}
        onOpen={(id) => void navigate({ search: { chat: id, view: 'chat' } })}
        onBack={() => void navigate({ search: kept })}
        onFilter={(next) =>
          void navigate({
            search: {
              ...(chat !== undefined && { chat }),
              ...(view && { view }),
              ...(next !== 'all' && { filter: next }),
            },
            replace: true,
          })
        }
        onRead={() => void refreshNotifications(queryClient)}
      />
    )
  );
}
