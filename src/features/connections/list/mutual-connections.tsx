import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';

/** How many connections two members have in common, and who some of them are. */
export function MutualConnections({
  mutualCount,
  mutuals = [],
}: Pick<Schemas['Connection'], 'mutualCount' | 'mutuals'>) {
  if (mutualCount === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      {mutuals.length > 0 && (
        <span className="flex -space-x-2" title={mutuals.map(({ fullName }) => fullName).join(', ')}>
          {mutuals.map((user) => (
            <span key={user.id} className="ring-surface-1 rounded-full ring-2">
              <UserAvatar user={user} size={30} isDecorative />
            </span>
          ))}
        </span>
      )}
      {mutualCount} mutual {mutualCount === 1 ? 'connection' : 'connections'}
      {mutuals.length > 0 && (
        <span className="sr-only">: {mutuals.map(({ fullName }) => fullName).join(', ')}</span>
      )}
    </span>
  );
}
