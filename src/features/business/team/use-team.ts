import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeOf } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';
import { read, write } from '@/api/queries';
import { showUndo } from '@/ui/toast/undo';
import { withMember, withoutMember, withTeam, type TeamMember } from './team-changes';

interface Named {
  id: string;
  username: string;
}

type Change = (members: readonly TeamMember[]) => TeamMember[];

/** Who acts for a business, and how its owner changes that. Shown at once, taken back when it fails. */
export function useTeam({ id, username }: Named) {
  const queryClient = useQueryClient();
  const page = read('/businesses', { query: { username } });
  const answer = useQuery(page);
  const membersOf = (known?: Schemas['BusinessPage']) =>
    known?.data.find((each) => each.id === id)?.members ?? [];
  const change = (by: Change) => {
    /** As it is at this moment: an undo comes later than it was drawn. */
    const members = by(membersOf(queryClient.getQueryData(page.queryKey)));
    const body = { members: members.map(({ userId, role }) => ({ userId, role })) };
    // A failure is said by its toast.
    void write(
      queryClient,
      'put',
      '/businesses/{id}',
      { path: { id }, body },
      {
        changes: () => [
          changeOf({ queryKey: page.queryKey }, (known: Schemas['BusinessPage']) =>
            withTeam(known, id, by(membersOf(known))),
          ),
        ],
        // Each change names the whole team.
        inTurn: `team of ${id}`,
        refreshes: ['/businesses'],
        failureTitle: 'Couldn’t update the team',
      },
    ).catch(() => null);
  };
  return {
    /** How the business is read; nothing can be changed before its team is known. */
    answer,
    members: membersOf(answer.data),
    /** Adds a member, or gives one another role. */
    put: (member: TeamMember) => change((members) => withMember(members, member)),
    /** Removed at once; undo puts the member back. */
    remove: (member: TeamMember) => {
      change((members) => withoutMember(members, member.userId));
      showUndo(`${member.user.fullName} removed from the team`, () =>
        change((members) => withMember(members, member)),
      );
    },
  };
}
