import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { ForbiddenPage } from '../-shell/messages/forbidden-page';
import { AdminPages } from './-row/pages';

export const Route = createFileRoute('/admin')({ component: Admin });

/** Nothing of a page is asked for a member; the server refuses what a member may not do (A32). */
function Admin() {
  const user = useCurrentUser();
  if (user?.userRole.role !== 'admin') return <ForbiddenPage />;
  return (
    <>
      <AdminPages />
      <Outlet />
    </>
  );
}
