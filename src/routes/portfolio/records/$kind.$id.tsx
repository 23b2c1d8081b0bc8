import { createFileRoute } from '@tanstack/react-router';
import { OneRecord } from './-record-pages';

export const Route = createFileRoute('/portfolio/records/$kind/$id')({ component: Record });

/** A record of the portfolio by itself. */
function Record() {
  return <OneRecord {...Route.useParams()} />;
}
