import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { ChatPage } from '@/features/chat/chat-page';
import type { ConversationFilter } from '@/features/chat/data/queries';
import { refreshNotifications } from '@/features/notifications/refresh';

interface ChatSearch {
  /** The conversation that is open (specification §2). */
  chat?: number;
  /** Below 768 px the conversation is seen with `chat`, else the list (A35). */
  view?: 'chat';
  filter?: Exclude<ConversationFilter, 'all'>;
}

const filters = ['unread', 'groups', 'deals', 'archived'] as const;

export const Route = createFileRoute('/conversations')({
  validateSearch: (search: Record<string, unknown>): ChatSearch => {
    const chat = Number(search['chat']);
    const filter = filters.find((each) => each === search['filter']);
    return {
      ...(Number.isSafeInteger(chat) && chat > 0 && { chat }),
      ...(search['view'] === 'chat' && { view: 'chat' }),
      ...(filter && { filter }),
    };
  },
  component: Conversations,
});

function Conversations() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const { chat, view, filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const kept = filter === undefined ? {} : { filter };
  return (
    user && (
      <ChatPage
        userId={user.id}
        openId={chat ?? null}
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
