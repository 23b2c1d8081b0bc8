import { FeedSkeleton } from '@/features/feed/feed-skeleton';
import { Logo } from '@/ui/logo';

/** The shell before we know who is here; the same shape as the skeleton in index.html. */
export function ShellSkeleton() {
  return (
    <div aria-busy="true">
      <div className="border-line-subtle fixed inset-x-0 top-0 flex h-(--topbar-h) items-center border-b px-3 lg:px-5.5">
        <Logo />
      </div>
      <div className="border-line-subtle fixed top-(--topbar-h) bottom-0 left-0 w-(--sidebar-w) border-r max-lg:hidden" />
      <main className="px-(--gutter) pt-[calc(var(--topbar-h)+28px)] lg:ml-(--sidebar-w)">
        <FeedSkeleton />
      </main>
    </div>
  );
}
