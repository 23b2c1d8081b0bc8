import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AddRecord } from '@/entities/record/described/described-list';
import { RecordPages } from '@/entities/record/record-pages';
import { useShownRows } from '@/entities/record/removal';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { EmptyState } from '@/ui/states/empty-state';
import { UploadVideo } from './upload-video';
import { VideoCards } from './video-cards';
import { videoList, videoType } from './video-type';

/** The videos of one property, on its own page: links and uploads, each played where it stands. */
export function PropertyVideos({ propertyId }: { propertyId: string }) {
  const subject = { refKind: 'property', refId: propertyId } as const;
  const type = videoType(subject);
  const list = useInfiniteQuery(videoList(subject));
  const all = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const videos = useShownRows('/videos', all);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap justify-end gap-2">
        <UploadVideo subject={subject} />
        <AddRecord type={type} />
      </div>
      <RecordPages list={list} what="your videos">
        <KeptFocus ids={videos.map(({ id }) => id)}>
          {videos.length === 0 ? (
            <EmptyState icon={type.icon} title="No videos yet" text={type.empty} headingLevel={2} />
          ) : (
            <VideoCards videos={videos} headingLevel={2} />
          )}
        </KeptFocus>
      </RecordPages>
    </div>
  );
}
