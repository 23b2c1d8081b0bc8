import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { NewTicketPage } from '@/features/support/tickets/new-ticket-page';
import { TicketPage } from '@/features/support/tickets/ticket-page';
import { TicketsPage } from '@/features/support/tickets/tickets-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/settings/support')({
  validateSearch: rawSearch<'ticket' | 'new'>(),
  component: Support,
});

function Support() {
  const { ticket, new: isNew } = Route.useSearch();
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  if (!user) return null;
  if (typeof ticket === 'string') return <TicketPage key={ticket} id={ticket} userId={user.id} />;
  if (isNew !== true) return <TicketsPage />;
  return (
    <NewTicketPage
      user={user}
      onSent={(id) => void navigate({ search: id === undefined ? {} : { ticket: id }, replace: true })}
    />
  );
}
