import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/messages/opening-soon-page';

export const Route = createFileRoute('/settings/notifications')({
  component: () => (
    <OpeningSoonPage
      name="Notification settings"
      text="You’ll choose what you’re notified about, and how, here. Until then, you can turn a type off from any notification’s menu."
    />
  ),
});
