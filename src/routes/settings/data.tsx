import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { DataPage } from '@/features/data/data-page';

export const Route = createFileRoute('/settings/data')({ component: Data });

function Data() {
  const user = useCurrentUser();
  return user && <DataPage key={user.id} user={user} />;
}
