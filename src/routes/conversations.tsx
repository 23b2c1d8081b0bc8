import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/opening-soon-page';

export const Route = createFileRoute('/conversations')({
  component: () => <OpeningSoonPage name="Chat" text="Your conversations with other members will be here." />,
});
