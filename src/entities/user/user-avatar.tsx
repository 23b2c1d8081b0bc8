import { runtimeConfig } from '@/api/runtime-config';
import { mediaPath } from '@/lib/media';
import { useIsOnline } from '@/realtime/presence/presence';
import { Avatar } from '@/ui/avatar/avatar';

interface UserAvatarProps {
  user: { id: number; fullName: string; profileImage: string | null };
  size: 30 | 40 | 50;
  /** The name stands beside it, so a screen reader need not hear it twice. */
  isDecorative?: boolean;
  hasPresence?: boolean;
}

/** A member's picture or initials, with the presence dot that follows the socket. */
export function UserAvatar({ user, size, isDecorative = false, hasPresence = false }: UserAvatarProps) {
  const isOnline = useIsOnline(hasPresence ? user.id : null);
  const src =
    user.profileImage && `${runtimeConfig.apiPrefix}${mediaPath(user.id, user.profileImage, size * 2)}`;
  return (
    <Avatar
      fullName={user.fullName}
      src={src}
      size={size}
      isDecorative={isDecorative}
      presence={hasPresence ? (isOnline ? 'online' : 'offline') : undefined}
    />
  );
}
