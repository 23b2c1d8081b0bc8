import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { read, usePut } from '@/api/queries';
import { undone } from '@/lib/lists/undone';
import { showUndo } from '@/ui/toast/undo';
import { withMember, withoutMember, withTeam, type TeamMember } from './team-changes';

interface Named {
  id: string;
  username: string;
}

/** Who acts for a business, and how its owner changes that. Shown at once, taken back when it fails. */
export function useTeam({ id, username }: Named) {
  const queryClient = useQueryClient();
  const page = read('/businesses', { query: { username } });
  const { data } = useQuery(page);
  /** As it is at this moment: an undo comes later than it was drawn. */
  const now = () =>
    queryClient.getQueryData(page.queryKey)?.data.find((each) => each.id === id)?.members ?? [];
  const show = (members: TeamMember[]) =>
    queryClient.setQueryData(page.queryKey, (known) => withTeam(known, id, members));
  const { mutateAsync } = usePut('/businesses/{id}', {
    refreshes: ['/businesses'],
    failureTitle: 'Couldn’t update the team',
  });
  // Each change names the whole team, so they are sent one after another.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const change = (members: TeamMember[]) => {
    const before = now();
    show(members);
    const body = { members: members.map(({ userId, role }) => ({ userId, role })) };
    sent.current = sent.current.then(() =>
      // A change that was made since stays.
      mutateAsync({ path: { id }, body }).catch(() => show(undone(now(), before, members))),
    );
  };
  return {
    members: data?.data.find((each) => each.id === id)?.members ?? [],
    /** Adds a member, or gives one another role. */
    put: (member: TeamMember) => change(withMember(now(), member)),
    /** Removed at once; undo puts the member back. */
    remove: (member: TeamMember) => {
      change(withoutMember(now(), member.userId));
      showUndo(`${member.user.fullName} removed from the team`, () => change(withMember(now(), member)));
    },
  };
}
