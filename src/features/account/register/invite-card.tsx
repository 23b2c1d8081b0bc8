import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Skeleton } from '@/ui/states/skeleton';

/** Who invites by a code; a code that holds no more takes nothing away from the registration. */
export function InviteCard({ code }: { code: string }) {
  const { data, isPending, isError } = useQuery(read('/auth/invite-user', { query: { code } }));
  if (isError) return null;
  const box =
    'mb-5 flex min-h-[68px] items-center gap-3 rounded-[11px] border border-line bg-surface-1 px-3.5 py-3';
  if (isPending) {
    return (
      <div className={box} aria-busy="true">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-4 w-40" />
      </div>
    );
  }
  if (data.inviter === null) {
    return (
      <p role="status" className={`${box} text-sm text-ink-2`}>
        This invitation has expired, but you can still create an account.
      </p>
    );
  }
  const { inviter } = data;
  return (
    <section aria-label="Your invitation" className={box}>
      <UserAvatar user={inviter} size={40} isDecorative />
      <p className="min-w-0 text-sm">
        <bdi className="font-semibold">{inviter.fullName}</bdi> has invited you to Tiebeam.
        <span className="block text-ink-2">You’ll be connected as soon as you join.</span>
      </p>
    </section>
  );
}
