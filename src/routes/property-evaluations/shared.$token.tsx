import { createFileRoute } from '@tanstack/react-router';
import { SharedPage } from '@/features/evaluations/share/shared-page';

export const Route = createFileRoute('/property-evaluations/shared/$token')({ component: Shared });

function Shared() {
  const { token } = Route.useParams();
  return <SharedPage key={token} token={token} />;
}
