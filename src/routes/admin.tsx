import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { ForbiddenPage } from './-shell/messages/forbidden-page';
import { OpeningSoonPage } from './-shell/messages/opening-soon-page';

export const Route = createFileRoute('/admin')({ component: Admin });

/** Cosmetic, as every role in a client is: the server refuses what a member may not do (A32). */
function Admin() {
  const user = useCurrentUser();
  if (user?.userRole.role !== 'admin') return <ForbiddenPage />;
  return <OpeningSoonPage name="Admin" text="Members, reports and articles will be managed here." />;
}
