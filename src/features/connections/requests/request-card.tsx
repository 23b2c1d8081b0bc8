import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { RelativeTime } from '@/ui/text/relative-time';
import { MutualConnections } from '../list/mutual-connections';
import { RequestAnswers } from './request-answers';
import { useWithdrawRequest } from './request-mutations';

interface RequestCardProps {
  request: Schemas['Connection'];
  direction: 'in' | 'out';
  now: Date;
  /** Said when a link of the card is followed. */
  onLeave?: () => void;
}

/** Who asks (or is asked) to connect, what they say, and what can be done about it. */
export function RequestCard({ request, direction, now, onLeave }: RequestCardProps) {
  const { user, note, mutualCount, mutuals = [], createdAt } = request;
  return (
    <article aria-label={user.fullName} className="flex gap-3 rounded-lg px-3 py-2.5">
      <UserAvatar user={user} size={40} isDecorative hasPresence />
      <div className="min-w-0 flex-1 text-[13px]/[19px] wrap-anywhere">
        <Link
          to="/$username"
          params={{ username: user.username }}
          {...(onLeave ? { onClick: onLeave } : {})}
          className="font-semibold hover:underline"
        >
          <bdi>{user.fullName}</bdi>
        </Link>
        {user.headline && <p className="text-ink-2">{user.headline}</p>}
        <p className="text-ink-3 mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
          <MutualConnections mutualCount={mutualCount} mutuals={mutuals} />
          <RelativeTime at={createdAt} now={now} />
        </p>
        {note && <p className="border-line text-ink-2 mt-1.5 border-l-2 pl-2.5">{note}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {direction === 'in' ? <RequestAnswers request={request} /> : <Withdraw request={request} />}
        </div>
      </div>
    </article>
  );
}

function Withdraw({ request }: { request: Schemas['Connection'] }) {
  const withdraw = useWithdrawRequest();
  return (
    <Button
      size="sm"
      variant="outline"
      isLoading={withdraw.isPending}
      aria-label={`Withdraw the request to ${request.user.fullName}`}
      onClick={() => withdraw.mutate({ path: { id: request.id } })}
    >
      Withdraw
    </Button>
  );
}
