import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/blog/')({
  component: () => (
    <OpeningSoonPage name="Blog" text="News and lessons from property investing will be here." />
  ),
});
