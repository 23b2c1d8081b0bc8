import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/opening-soon-page';

export const Route = createFileRoute('/help')({
  component: () => (
    <OpeningSoonPage
      name="Help Center"
      text="Help Center is coming soon. The Knowledge Base and our contact page help until then."
    />
  ),
});
