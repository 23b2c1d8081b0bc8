import { createFileRoute } from '@tanstack/react-router';
import { SharedDocumentPage } from '@/features/documents/view/shared-document-page';

export const Route = createFileRoute('/documents/shared/$token')({ component: Shared });

function Shared() {
  const { token } = Route.useParams();
  return <SharedDocumentPage key={token} token={token} />;
}
