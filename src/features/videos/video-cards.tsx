import { RecordMenu } from '@/entities/record/described/record-menu';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import { VideoPlayer } from './video-player';
import { videoType, type Video } from './video-type';

interface VideoCardsProps {
  videos: readonly Video[];
  /** Whose menu stands beside their own videos; everybody’s without. */
  userId?: number;
  /** Below the heading that they stand under. */
  headingLevel?: 2 | 3 | 4;
}

/** Videos beside each other, each played where it stands. */
export const VideoCards = ({ videos, userId, headingLevel = 3 }: VideoCardsProps) => (
  <ul aria-label="Videos" className="grid gap-4 min-[700px]:grid-cols-2">
    {safeRows(videos, 'video', (video) => (
      <li key={video.id} data-row={video.id} className="min-w-0">
        <VideoCard
          video={video}
          headingLevel={headingLevel}
          isMine={userId === undefined || userId === video.ownerId}
        />
      </li>
    ))}
  </ul>
);

const watchedBy = { me: 'Only you', connections: 'Your connections', members: 'All members' } as const;
const keptAt = { upload: 'Uploaded', youtube: 'YouTube', vimeo: 'Vimeo' } as const;

interface VideoCardProps {
  video: Video;
  headingLevel: 2 | 3 | 4;
  isMine: boolean;
}

function VideoCard({ video, headingLevel, isMine }: VideoCardProps) {
  const Title = `h${headingLevel}` as const;
  const { title, source, visibility } = video;
  return (
    <Card as="article" isPadded={false} className="h-full">
      <VideoPlayer video={video} />
      <div className="flex items-start gap-2 p-3.5">
        <div className="min-w-0 flex-1">
          <Title className="font-medium wrap-anywhere">{title}</Title>
          <p className="text-xs text-ink-3">
            {`${keptAt[source]} · ${isMine ? watchedBy[visibility] : 'From a member'}`}
          </p>
        </div>
        {isMine && <RecordMenu type={videoType(video, source === 'upload')} row={video} />}
      </div>
    </Card>
  );
}
