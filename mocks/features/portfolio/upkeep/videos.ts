import type { Schema } from '../../../engine/contract/contract';
import { numberOf } from '../../../engine/db/table-definition';
import type { Row } from '../../../engine/db/database';
import { connectedIds } from '../../../engine/world/relations';
import { embedUrlOf } from '../../../engine/uploads/video-links';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { FieldProblems, portfolioPageSize } from '../fields';
import { newestRecordFirst } from '../people/order';
import { ownProperty } from '../properties/mine';
import { keepFiles } from '../uploads';
import { badRequest, forbidden, invalid, notFound } from '../../../engine/requests/refusal';
import { imagesOf } from '../../../engine/uploads/uploaded-images';

type Video = Readonly<Row<'video'>>;

const own = (call: Call) => ownRow(call, call.world.db.video, 'film');
const view = (row: Video): Schema<'Video'> => ({
  ...row,
  embedUrl: embedUrlOf(row.source, row.url) ?? null,
});

/** Answers whether the caller may watch. */
export function watchable(call: Call): (video: Video) => boolean {
  const me = call.me();
  const friends = connectedIds(call.world.db, me.id);
  return ({ ownerId, visibility }) =>
    ownerId === me.id || visibility === 'members' || (visibility === 'connections' && friends.has(ownerId));
}

/** Throws 422 for what does not fit together. A film of a home is of a home of mine. */
function refuse(call: Call, draft: Draft<Row<'video'>>): void {
  const { source, url, refKind, refId, chapters, duration } = draft;
  const name = source === 'youtube' ? 'YouTube' : 'Vimeo';
  const isLost = source !== 'upload' && embedUrlOf(source, url) === undefined;
  const starts = chapters.map(({ at }) => at);
  const isMine = call.world.db.property.get(refId)?.ownerId === call.me().id;
  new FieldProblems()
    .note('url', isLost, `This isn’t a ${name} video link`)
    .note('refId', refKind === 'property' && !isMine, 'We couldn’t find that property')
    .note(
      'chapters',
      starts.some((at, index) => at <= (starts[index - 1] ?? -1)),
      'Each chapter must start after the one before it',
    )
    .note(
      'chapters',
      duration !== null && starts.some((at) => at >= duration),
      'Each chapter must start before the video ends',
    )
    .note(
      'captions',
      draft.captions !== null && !draft.captions.startsWith('WEBVTT'),
      'Choose captions in WebVTT format',
    )
    .refuse();
}

const blank = {
  poster: null,
  duration: null,
  chapters: [],
  captions: null,
  visibility: 'me',
} satisfies Partial<Draft<Row<'video'>>>;

/** The film of a form. Throws 422 when it is missing or none. */
async function filmOf(call: Call): Promise<readonly File[]> {
  const files = await call.files('file');
  if (files.length === 0) throw invalid({ file: ['Choose a video'] });
  if (!files[0]?.type.startsWith('video/')) throw invalid({ file: ['Choose a video file'] });
  return files.slice(0, 1);
}

export const videoOperations = {
  listVideos(call) {
    const me = call.me();
    const { db } = call.world;
    const { refKind, refId, propertyId } = call.filters();
    if (refId !== undefined && refKind === undefined)
      throw badRequest('Send “refId” together with “refKind”');
    if (propertyId !== undefined) ownProperty(call, propertyId);
    const rows =
      refId === undefined
        ? db.video.by('ownerId', me.id)
        : db.video.by('refId', refId).filter(watchable(call));
    const wanted = rows
      .filter((row) => refKind === undefined || row.refKind === refKind)
      .filter((row) => propertyId === undefined || row.refId === propertyId)
      .toSorted(newestRecordFirst);
    return { status: 200, body: paged(call, wanted, portfolioPageSize, view) };
  },

  async createVideo(call) {
    call.me();
    const { video } = call.world.db;
    const body = await call.body();
    if ('url' in body) {
      const draft = { ...blank, ...body };
      refuse(call, draft);
      return { status: 201, body: view(addOwn(call, video, draft)) };
    }
    const source = await filmOf(call);
    const stills = await imagesOf(call, 'posterFile');
    // Files are no fields of the record.
    const { file: _file, posterFile: _still, ...given } = body;
    const draft = { ...blank, ...given, source: 'upload' as const, url: '' };
    refuse(call, draft);
    const { id } = addOwn(call, video, draft);
    const scope = { kind: 'video', id } as const;
    const stem = `video-${numberOf(id)}`;
    const [url = ''] = await keepFiles(call, source, stem, scope);
    const [poster = null] = await keepFiles(call, stills.slice(0, 1), `${stem}-still`, scope);
    return { status: 201, body: view(video.update(id, { url, poster })) };
  },

  getVideo(call) {
    call.me();
    const row = call.world.db.video.get(call.param('id'));
    if (row === undefined) throw notFound('We couldn’t find that video');
    if (!watchable(call)(row)) throw forbidden('You don’t have access to this video');
    return { status: 200, body: view(row) };
  },

  async updateVideo(call) {
    const row = own(call);
    const patch = await call.body();
    if (patch.url !== undefined && row.source === 'upload') {
      throw invalid({ url: ['You can’t change the file of an uploaded video'] });
    }
    refuse(call, { ...row, ...patch });
    return { status: 200, body: view(changeOwn(call, call.world.db.video, row, patch)) };
  },

  deleteVideo(call) {
    call.world.db.video.remove(own(call).id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listVideos' | 'createVideo' | 'getVideo' | 'updateVideo' | 'deleteVideo'>;
