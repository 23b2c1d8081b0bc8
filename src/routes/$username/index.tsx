import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/$username/')({
  component: () => <OpeningSoonPage name="Profile" text="Who this is, and what they share, will be here." />,
});
