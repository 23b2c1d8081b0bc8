import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/property-evaluations/$uuid')({
  component: () => <OpeningSoonPage name="Evaluation" text="One deal and all its numbers will be here." />,
});
