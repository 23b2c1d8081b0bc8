import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/knowledge-base/article/$uuid')({
  component: () => <OpeningSoonPage name="Article" text="This article will be here." />,
});
