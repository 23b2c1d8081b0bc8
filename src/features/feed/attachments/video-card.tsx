import { CirclePlay, ExternalLink } from 'lucide-react';
import { videoLink } from '@/lib/links/video-link';

/** A link to a video: nothing is asked of its site before somebody opens it. */
export function VideoCard({ address }: { address: string }) {
  const video = videoLink(address);
  if (video === null) return null;
  return (
    <a
      href={video.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="border-line bg-surface-2 hover:border-line-strong flex min-h-14 items-center gap-3 rounded-lg border px-3.5 py-2.5 transition-colors"
    >
      <CirclePlay aria-hidden size={26} strokeWidth={1.5} className="text-teal-ink shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{`Watch the video on ${video.site}`}</span>
        <bdi className="text-ink-3 block truncate text-xs">{video.href.replace(/^https?:\/\//i, '')}</bdi>
      </span>
      <ExternalLink
        aria-label="(opens in a new tab)"
        size={16}
        strokeWidth={1.75}
        className="text-ink-3 shrink-0"
      />
    </a>
  );
}
