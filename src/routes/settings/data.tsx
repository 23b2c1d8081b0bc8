import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { DataPage } from '@/features/data/data-page';
import { ClearRecents } from '@/features/search/clear-recents';
import { StorageMeter } from '@/features/subscription/page/storage-meter';

export const Route = createFileRoute('/settings/data')({ component: Data });

function Data() {
  const user = useCurrentUser();
  return (
    user && (
      <DataPage
        key={user.id}
        user={user}
        storage={<StorageMeter />}
        recents={<ClearRecents userId={user.id} />}
      />
    )
  );
}
