import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { formatDate } from '@/lib/dates/dates';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { RelativeTime } from '@/ui/text/relative-time';
import { planChoices } from './members-search';

type Member = Schemas['User'];

/** What the register says of a member. */
export const memberColumns = (now: Date, userId: number): readonly Column<Member>[] => [
  {
    name: 'Member',
    cell: (member) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <UserAvatar user={member} size={30} isDecorative />
        <span className="block min-w-0">
          <Link
            to="/$username"
            params={{ username: member.username }}
            className="block truncate font-medium text-ink hover:underline max-md:whitespace-normal max-md:wrap-anywhere"
          >
            {member.fullName}
          </Link>
          <span className="block truncate text-xs text-ink-3 max-md:whitespace-normal max-md:wrap-anywhere">
            {member.account?.email ?? `@${member.username}`}
          </span>
        </span>
      </span>
    ),
  },
  {
    name: 'Role',
    cell: ({ id, account }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        {account?.role === 'admin' ? <Badge tone="purple">Admin</Badge> : 'Member'}
        {id === userId && <Badge>You</Badge>}
      </span>
    ),
  },
  {
    name: 'Status',
    cell: ({ account }) =>
      account?.status === 'suspended' ? (
        <span className="flex min-w-0 flex-col gap-0.5">
          <Badge tone="red" className="self-start">
            Suspended
          </Badge>
          <span className="text-xs wrap-anywhere text-ink-3">{account.suspendedReason}</span>
        </span>
      ) : (
        <span className="flex min-w-0 flex-col gap-0.5">
          Active
          {account?.emailConfirmed === false && (
            <span className="text-xs text-amber-ink">Email not confirmed</span>
          )}
        </span>
      ),
  },
  {
    name: 'Plan',
    from: 'medium',
    cell: ({ account }) => planChoices.find(({ value }) => value === account?.plan)?.label,
  },
  {
    name: 'Joined',
    from: 'wide',
    cell: ({ joinedAt }) => formatDate(joinedAt),
  },
  {
    name: 'Last seen',
    from: 'widest',
    cell: ({ lastSeenAt }) => lastSeenAt !== null && <RelativeTime at={lastSeenAt} now={now} />,
  },
];
