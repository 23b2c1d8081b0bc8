import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/messages/opening-soon-page';

export const Route = createFileRoute('/settings/notifications')({
  component: () => (
    <OpeningSoonPage
      name="Notification settings"
      text="What you are notified of, and how, will be set here. Until then, the menu of a notification turns its type off."
    />
  ),
});
