import { createFileRoute } from '@tanstack/react-router';
import { SharedSchedulePage } from '@/features/schedules/share/shared-schedule-page';

export const Route = createFileRoute('/documents/schedules/$token')({ component: Shared });

function Shared() {
  const { token } = Route.useParams();
  return <SharedSchedulePage key={token} token={token} />;
}
