import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { FeedSkeleton } from '@/features/feed/feed-skeleton';
import { Home, Landing } from './-home/home';

export const Route = createFileRoute('/')({ component: Index, codeSplitGroupings: [] });

function Index() {
  const user = useCurrentUser();
  if (user) {
    return (
      <Suspense fallback={<FeedSkeleton />}>
        <Home user={user} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <Landing />
    </Suspense>
  );
}
