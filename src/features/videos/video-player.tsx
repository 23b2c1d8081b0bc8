import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { durationText } from './duration';
import { mediaPath } from '@/lib/media';
import type { Video } from './video-type';

const fileAddress = ({ ownerId }: Video, file: string) =>
  `${runtimeConfig.apiPrefix}${mediaPath(ownerId, file)}`;
const sites = { youtube: 'YouTube', vimeo: 'Vimeo', upload: null } as const;

/** A still with a play button; the player, and with it anything of another site, comes with the press. */
export function VideoPlayer({ video }: { video: Video }) {
  const [start, setStart] = useState<number | null>(null);
  const [captions, setCaptions] = useState<string | null>(null);
  const film = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { title, source, embedUrl, poster, duration, chapters } = video;
  const site = sites[source];
  const play = (at: number) => {
    if (film.current) {
      film.current.currentTime = at;
      void film.current.play().catch(() => {});
    }
    if (video.captions !== null && captions === null)
      setCaptions(URL.createObjectURL(new Blob([video.captions], { type: 'text/vtt' })));
    setStart(at);
  };
  return (
    <div>
      <div
        ref={stage}
        role="group"
        aria-label={`Video player: “${title}”`}
        tabIndex={-1}
        className="relative aspect-video overflow-hidden rounded-t-[14px] bg-surface-3"
      >
        {start === null ? (
          <button
            type="button"
            aria-label={`Play “${title}”${site === null ? '' : ` from ${site}`}`}
            className="absolute inset-0 grid place-items-center -outline-offset-2"
            onClick={() => {
              // The button goes away with the press: Tab then leads into the player.
              stage.current?.focus();
              play(0);
            }}
          >
            {poster !== null && (
              <img
                src={fileAddress(video, poster)}
                alt=""
                className="absolute inset-0 size-full object-cover"
              />
            )}
            <span className="relative grid size-14 place-items-center rounded-full bg-primary text-on-primary">
              <Play aria-hidden size={24} />
            </span>
          </button>
        ) : source === 'upload' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- they are added where the video has them
          <video
            ref={film}
            controls
            autoPlay
            aria-label={title}
            className="size-full bg-black"
            src={fileAddress(video, video.url)}
            onLoadedMetadata={({ currentTarget }) => {
              currentTarget.currentTime = start;
            }}
          >
            {captions !== null && (
              <track kind="captions" srcLang="en" label="English" src={captions} default />
            )}
          </video>
        ) : (
          <iframe
            key={start}
            title={title}
            src={startAt(embedUrl ?? '', source, start)}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: its own is all that it shares
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            className="size-full border-0"
          />
        )}
        {start === null && duration !== null && (
          <span className="num pointer-events-none absolute right-2 bottom-2 rounded-md bg-black/75 px-1.5 text-xs text-white">
            {durationText(duration)}
          </span>
        )}
      </div>
      {chapters.length > 0 && (
        <ol aria-label={`Chapters in “${title}”`} className="flex flex-wrap gap-1.5 px-3.5 pt-3">
          {chapters.map(({ at, title: chapter }) => (
            <li key={at}>
              <button
                type="button"
                className="touch-target rounded-full border border-line px-2.5 py-1 text-xs text-ink-2 hover:bg-hover"
                onClick={() => play(at)}
              >
                <span className="num text-ink-3">{durationText(at)}</span> {chapter}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The player's address that begins at a second, at once: it was just asked for. */
function startAt(embedUrl: string, source: 'youtube' | 'vimeo', seconds: number): string {
  if (!URL.canParse(embedUrl)) return 'about:blank';
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  if (source === 'youtube') url.searchParams.set('start', String(seconds));
  else url.hash = `t=${seconds}s`;
  return url.href;
}
