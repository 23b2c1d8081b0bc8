import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/ui/button/button';
import { openModal } from '@/ui/modal/modal-store';
import { preloadable } from '@/ui/lazy/preloadable';
import { Skeleton } from '@/ui/states/skeleton';

const SharePanel = preloadable(() => import('./share-panel').then(({ SharePanel }) => SharePanel));

/** Opens everything by which the owner lets others see a deal. */
export function ShareButton({ id, title }: { id: string; title: string }) {
  return (
    <Button variant="outline" icon={<Share2 aria-hidden size={16} />} onClick={() => openShare(id, title)}>
      <span className="max-[419px]:sr-only">Share</span>
    </Button>
  );
}

function openShare(id: string, title: string): void {
  openModal({
    id: 'share-evaluation',
    title: `Share “${title}”`,
    size: 'md',
    content: (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <SharePanel id={id} />
      </Suspense>
    ),
  });
}
