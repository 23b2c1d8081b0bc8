import { MessagesSquare } from 'lucide-react';
import { useConversationsFound } from '@/features/chat/data/use-conversations-found';
import { ConversationFace } from '@/features/chat/list/conversation-face';
import { conversationName, lastLine } from '@/features/chat/wording';
import type { FoundPages } from '@/features/search/palette/palette-options';

const mostShown = 5;

/** The conversations that can be jumped to for a query, the newest first; in the chat they are meant before all else. */
export function usePaletteConversations(userId: number, query: string | null, isInChat: boolean): FoundPages {
  const { conversations, isPending } = useConversationsFound(query);
  const pages = conversations.slice(0, mostShown).map((conversation) => ({
    id: `conversation-${conversation.id}`,
    label: conversationName(conversation, userId),
    detail: lastLine(conversation, userId).slice(0, 120),
    icon: MessagesSquare,
    face: <ConversationFace conversation={conversation} userId={userId} size={30} />,
    href: `/conversations?chat=${conversation.id}&view=chat`,
  }));
  return { heading: 'Conversations', pages, isPending, areFirst: isInChat };
}
