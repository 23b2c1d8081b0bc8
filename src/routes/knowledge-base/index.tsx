import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/knowledge-base/')({
  component: () => (
    <OpeningSoonPage name="Knowledge Base" text="Articles on property investing in the UK will be here." />
  ),
});
