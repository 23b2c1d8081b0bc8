import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/messages/opening-soon-page';

export const Route = createFileRoute('/settings/subscription')({
  component: () => <OpeningSoonPage name="Subscription" text="You’ll manage your plan and payments here." />,
});
