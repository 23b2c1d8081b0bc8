import type { ComponentProps } from 'react';
import type { SubjectVideos } from '@/features/videos/subject-videos';
import { useLazyPart } from '@/ui/lazy/lazy-part';

const load = () => import('@/features/videos/subject-videos');

/** The videos of something; their code comes once this is shown. */
export function LaterVideos(props: ComponentProps<typeof SubjectVideos>) {
  const part = useLazyPart(load, true);
  return part && <part.SubjectVideos {...props} />;
}
