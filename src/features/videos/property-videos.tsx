import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { AddRecord } from '@/entities/record/described/described-list';
import { RecordPages } from '@/entities/record/record-pages';
import { useShownRows } from '@/entities/record/removal';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { Menu } from '@/ui/menu/menu';
import { safeRows } from '@/ui/rows/safe-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { UploadVideo } from './upload-video';
import { VideoPlayer } from './video-player';
import { videoList, videoType, type Video } from './video-type';

/** The videos of one property, on its own page: links and uploads, each played where it stands. */
export function PropertyVideos({ propertyId }: { propertyId: string }) {
  const type = videoType(propertyId);
  const list = useInfiniteQuery(videoList(propertyId));
  const all = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const videos = useShownRows('/videos', all);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap justify-end gap-2">
        <UploadVideo propertyId={propertyId} />
        <AddRecord type={type} />
      </div>
      <RecordPages list={list} what="your videos">
        {videos.length === 0 ? (
          <EmptyState icon={type.icon} title="No videos yet" text={type.empty} headingLevel={2} />
        ) : (
          <ul aria-label="Videos" className="grid gap-4 min-[700px]:grid-cols-2">
            {safeRows(videos, 'video', (video) => (
              <li key={video.id} className="min-w-0">
                <VideoCard video={video} />
              </li>
            ))}
          </ul>
        )}
      </RecordPages>
    </div>
  );
}

const watchedBy = { me: 'Only you', connections: 'Your connections', members: 'All members' } as const;
const keptAt = { upload: 'Uploaded', youtube: 'YouTube', vimeo: 'Vimeo' } as const;

function VideoCard({ video }: { video: Video }) {
  const queryClient = useQueryClient();
  const { title, source, visibility, refId } = video;
  const type = videoType(refId, source === 'upload');
  const label = `Actions for ${title}`;
  return (
    <Card as="article" isPadded={false} className="h-full">
      <VideoPlayer video={video} />
      <div className="flex items-start gap-2 p-3.5">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          <p className="text-xs text-ink-3">{`${keptAt[source]} · ${watchedBy[visibility]}`}</p>
        </div>
        <Menu
          label={label}
          trigger={
            <IconButton label={label} size="sm">
              <MoreHorizontal aria-hidden size={17} />
            </IconButton>
          }
          items={[
            {
              label: 'Edit…',
              icon: <Pencil aria-hidden size={16} />,
              onSelect: () => openDescribedForm(type, video),
            },
            'separator',
            {
              label: 'Delete',
              icon: <Trash2 aria-hidden size={16} />,
              isDestructive: true,
              onSelect: () => type.remove(queryClient, video),
            },
          ]}
        />
      </div>
    </Card>
  );
}
