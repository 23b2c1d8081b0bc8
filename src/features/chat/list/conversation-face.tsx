import { UserAvatar } from '@/entities/user/user-avatar';
import { Avatar } from '@/ui/avatar/avatar';
import type { Conversation } from '../data/queries';
import { conversationName, othersIn } from '../wording';

/** The picture of whom one talks with; a group has its own initials. */
export function ConversationFace({
  conversation,
  userId,
  size,
}: {
  conversation: Conversation;
  userId: number;
  size: 30 | 40 | 50;
}) {
  const [other] = othersIn(conversation, userId);
  if (!conversation.isGroup && other) return <UserAvatar user={other} size={size} isDecorative hasPresence />;
  return (
    <Avatar
      fullName={conversationName(conversation, userId)}
      size={size}
      shape="business"
      presence="offline"
      isDecorative
    />
  );
}
