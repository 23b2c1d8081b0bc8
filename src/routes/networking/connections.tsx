import { createFileRoute } from '@tanstack/react-router';
import { rawSearch } from '@/lib/raw-search';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/networking/connections')({
  validateSearch: rawSearch<'tab' | 'query' | 'sort'>(),
  component: () => <OpeningSoonPage name="Connections" text="Whom you know will be here." />,
});
