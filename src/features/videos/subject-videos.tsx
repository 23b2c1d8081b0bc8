import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useEveryPage } from '@/api/every-page';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { Button } from '@/ui/button/button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { Skeleton } from '@/ui/states/skeleton';
import { VideoCards } from './video-cards';
import { videoList, videoType, type Subject } from './video-type';

/** The line that says there are none: mostly there are none. */
const VideosSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading videos</span>
    <Skeleton className="h-5 w-56 max-w-full" />
  </div>
);

interface SubjectVideosProps {
  subject: Subject;
  /** Who reads: what they added they can change. */
  userId: number;
  /** 2 on a page, 3 below the heading of what it is part of. */
  headingLevel: 2 | 3;
}

/** Videos of an article or a listing: those this member may watch, and a way to add one. */
export function SubjectVideos({ subject, userId, headingLevel }: SubjectVideosProps) {
  const list = useInfiniteQuery(videoList(subject));
  const videos = useShownRows('/videos', useEveryPage(list)?.flatMap(({ data }) => data) ?? []);
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-5 print:hidden">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Heading id={heading} className="text-md/6 font-semibold tracking-tight">
          Videos
        </Heading>
        <Button
          variant="outline"
          size="sm"
          icon={<Plus aria-hidden size={15} />}
          onClick={() => openDescribedForm(videoType(subject))}
        >
          Add video
        </Button>
      </div>
      <KeptFocus ids={videos.map(({ id }) => id)}>
        {list.data === undefined ? (
          <Unready query={list} title="Couldn’t load the videos" skeleton={<VideosSkeleton />} />
        ) : videos.length > 0 ? (
          <VideoCards videos={videos} userId={userId} headingLevel={headingLevel === 2 ? 3 : 4} />
        ) : (
          <p className="text-sm text-ink-2">{`No videos for this ${subject.refKind} yet`}</p>
        )}
      </KeptFocus>
    </section>
  );
}
