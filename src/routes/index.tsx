import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { FeedSkeleton } from '@/features/feed/feed-skeleton';

// Two pages share this address (A2): each visitor loads only theirs, and index.html fetches that chunk early.
const Home = lazy(async () => ({ default: (await import('./-home/signed-in-home')).SignedInHome }));
const Landing = lazy(async () => ({
  default: (await import('@/features/landing/landing-page')).LandingPage,
}));

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
