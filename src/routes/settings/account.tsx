import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/messages/opening-soon-page';

export const Route = createFileRoute('/settings/account')({
  component: () => (
    <OpeningSoonPage name="Settings" text="Your account, notifications and appearance will be here." />
  ),
});
