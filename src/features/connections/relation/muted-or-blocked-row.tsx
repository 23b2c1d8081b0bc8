import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';

interface MutedOrBlockedRowProps {
  user: Schemas['Author'];
  /** What lets them be heard again: "Unblock". */
  act: string;
  isLoading?: boolean;
  onAct: () => void;
}

/** Whom I blocked or muted, and the way back. */
export function MutedOrBlockedRow({ user, act, isLoading = false, onAct }: MutedOrBlockedRowProps) {
  return (
    <div className="flex items-center gap-3 py-3">
      <UserAvatar user={user} size={40} isDecorative />
      <p className="min-w-0 flex-1 font-medium wrap-anywhere">
        <bdi>{user.fullName}</bdi>
      </p>
      <Button
        variant="outline"
        size="sm"
        isLoading={isLoading}
        aria-label={`${act} ${user.fullName}`}
        onClick={onAct}
      >
        {act}
      </Button>
    </div>
  );
}
