import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { ImportPage } from '@/features/properties/import/import-page';

export const Route = createFileRoute('/portfolio/properties/import')({ component: ImportProperties });

function ImportProperties() {
  const user = useCurrentUser();
  return user && <ImportPage meId={user.id} />;
}
