import type { Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';

export function seedVideos(tables: Tables, now: Date): void {
  const films = [
    [
      '48 Egerton Road, walk-through for applicants',
      'vimeo',
      'https://vimeo.com/76979871',
      'property',
      uuidOf('property', 3),
      'members',
      62,
    ],
    [
      '22 Inverness Place before the works',
      'youtube',
      'https://youtu.be/aqz-KE-bpKQ',
      'property',
      uuidOf('property', 13),
      'connections',
      635,
    ],
    [
      'How I measure a room for a licence',
      'youtube',
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      'article',
      uuidOf('article', 1),
      'members',
      null,
    ],
    [
      'Second viewing, notes to myself',
      'vimeo',
      'https://vimeo.com/1084537',
      'listing',
      uuidOf('listing', 1),
      'me',
      596,
    ],
  ] as const;
  films.forEach(([title, source, url, refKind, refId, visibility, duration], index) => {
    const at = before(now, { days: 140 - index * 33 });
    tables.video.add({
      ownerId: memberId,
      title,
      source,
      url,
      poster: index === 0 ? 'headingley.svg' : null,
      duration,
      chapters:
        index === 0
          ? [
              { at: 0, title: 'Street and front door' },
              { at: 14, title: 'Kitchen and dining' },
              { at: 33, title: 'Room E' },
            ]
          : [],
      captions:
        index === 0
          ? 'WEBVTT\n\n00:00.000 --> 00:06.000\nThis is Egerton Road, ten minutes from the tram.\n'
          : null,
      refKind,
      refId,
      visibility,
      createdAt: at,
      updatedAt: at,
    });
  });
}
