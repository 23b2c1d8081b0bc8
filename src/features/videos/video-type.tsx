// What a video is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { videoLink } from '@/lib/links/video-link';
import { rowsField } from '@/ui/records/form/rows-field';

export type Video = Schemas['Video'];
type VideoBody = Omit<Schemas['NewVideo'], 'source'>;

/** What a video shows. */
export type Subject = Pick<Video, 'refKind' | 'refId'>;

/** A member’s own videos of a property, or all that they may watch of something else. */
export const videoList = ({ refKind, refId }: Subject) =>
  readPages('/videos', { query: refKind === 'property' ? { propertyId: refId } : { refKind, refId } });

const chapters = rowsField('chapters', {
  legend: 'Chapters',
  one: 'chapter',
  most: 100,
  columns: [
    { name: 'title', kind: 'text', label: 'Title', isRequired: true, maxLength: 120 },
    {
      name: 'at',
      kind: 'number',
      label: 'Start time',
      suffix: 's',
      isRequired: true,
      isWhole: true,
      min: 0,
      max: 86_400,
    },
  ],
  grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-[1fr_8rem]',
  isLine: true,
  problem: (rows) => {
    const row = rows.findIndex(({ at }, index) => index > 0 && Number(at) <= Number(rows[index - 1]?.['at']));
    return row < 0
      ? undefined
      : { row, field: 'at', text: 'Each chapter must start after the one before it' };
  },
});

const linkError = 'Paste the link of a YouTube or Vimeo video';

/** Videos of a property or an article (S57): links to YouTube and Vimeo from this form, and uploads. @param isUpload its file stays as it is */
export function videoType(subject: Subject, isUpload = false): RecordDescription<Video, VideoBody> {
  return {
    one: 'video',
    many: 'videos',
    path: '/videos',
    icon: <Clapperboard aria-hidden />,
    empty: 'Add a link or upload a tour to keep it here.',
    titleOf: ({ title }) => title,
    isTitleQuoted: true,
    begin: { ...subject, visibility: 'me' },
    own: { chapters },
    groups: [
      {
        fields: [
          { name: 'title', kind: 'text', label: 'Title', isRequired: true, maxLength: 120, isWide: true },
          ...(isUpload
            ? []
            : [
                {
                  name: 'url' as const,
                  kind: 'text' as const,
                  label: 'Video link',
                  isRequired: true,
                  maxLength: 500,
                  isWide: true,
                  placeholder: 'https://youtu.be/…',
                  hint: 'YouTube or Vimeo. Nothing loads from them until someone presses play.',
                  check: (text: string) => (sourceOf(text) === null ? linkError : undefined),
                },
              ]),
          {
            name: 'visibility',
            kind: 'choice',
            label: 'Who can watch',
            isRequired: true,
            isWide: true,
            choices: [
              { value: 'me', label: 'Only me' },
              { value: 'connections', label: 'My connections' },
              { value: 'members', label: 'All members' },
            ],
          },
          {
            name: 'captions',
            kind: 'note',
            label: 'Captions',
            hint: 'In WebVTT format. They can be turned on and off while the video plays.',
            maxLength: 200_000,
            isWide: true,
            isAsked: () => isUpload,
            check: (text) =>
              text.startsWith('WEBVTT')
                ? undefined
                : 'Captions must be in WebVTT format, starting with “WEBVTT”',
          },
          { name: 'chapters', kind: 'other', label: 'Chapters', isWide: true },
        ],
      },
    ],
    add: (queryClient, body) =>
      write(queryClient, 'post', '/videos', { body: { ...body, source: sourceOf(body.url) ?? 'youtube' } }),
    change: (queryClient, { id }, body) => write(queryClient, 'put', '/videos/{id}', { path: { id }, body }),
    remove: removeVideo,
    reread: (queryClient, { id }) =>
      queryClient.fetchQuery({ ...read('/videos/{id}', { path: { id } }), staleTime: 0 }),
  };
}

/** Who keeps the video of a link; null for a link to something else. */
function sourceOf(text: string): 'youtube' | 'vimeo' | null {
  const site = videoLink(text)?.site;
  return site === 'YouTube' ? 'youtube' : site === 'Vimeo' ? 'vimeo' : null;
}

const removeVideo = (queryClient: QueryClient, { id }: Video) =>
  void removeRecord(
    queryClient,
    '/videos/{id}',
    { path: { id } },
    { text: 'Video deleted', failureTitle: 'Couldn’t delete the video' },
  );
