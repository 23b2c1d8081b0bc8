import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionPage } from '@/features/subscription/subscription-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/settings/subscription')({
  validateSearch: rawSearch<'sessionId'>(),
  component: Subscription,
});

function Subscription() {
  const { sessionId } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SubscriptionPage
      sessionId={typeof sessionId === 'string' && sessionId !== '' ? sessionId : undefined}
      onDismissCheckout={() => {
        // The button goes with what it dismisses.
        document.getElementById('main')?.focus({ preventScroll: true });
        void navigate({ search: {}, replace: true });
      }}
    />
  );
}
