import type { Row } from '../../engine/db/database';
import { noSuchFile, refuseReader, seededName } from './access';
import type { Call, OperationsOf } from '../../engine/answers/operation';

/** Whatever is opened by itself runs nothing, and no type is guessed. */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

const shownInPlace = /^(image|video)\//;
const servable = /^(image|video|application|text)\/[\w.+-]+$/;

/** By its own name in any script; the plain form is for old programs. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The answer with a file: images and films are shown in place, anything else is saved under its name. */
function served(file: Blob | string, type: string, name: string, cache: string) {
  const mime = servable.test(type) ? type : 'application/octet-stream';
  const headers = {
    ...harmless,
    'Content-Type': mime,
    'Cache-Control': cache,
    ...(!shownInPlace.test(mime) && { 'Content-Disposition': dispositionOf(name) }),
  };
  return { status: 200 as const, file, headers };
}

async function uploaded(call: Call, upload: Readonly<Row<'mediaFile'>>) {
  refuseReader(call, upload);
  const content = await call.world.files.get(String(upload.ownerId), upload.file);
  if (content === undefined) throw noSuchFile();
  const cache = upload.scope.kind === 'public' ? 'public, max-age=86400' : 'private, max-age=3600';
  return served(content, upload.mime, upload.name, cache);
}

export const mediaOperations = {
  async getMedia(call) {
    call.filters();
    const ownerId = call.param('ownerId');
    const file = call.param('file');
    // The drawings are large and wanted late: they come when the first image is asked for.
    const { draw } = await import('../../engine/media/draw');
    const svg = draw(ownerId, file);
    if (svg !== undefined) return served(svg, 'image/svg+xml', file, 'public, max-age=86400');
    const upload = call.world.db.mediaFile.first('path', `${ownerId}/${file}`);
    if (upload !== undefined) return uploaded(call, upload);
    const name = seededName(call, ownerId, file);
    if (name === undefined) throw noSuchFile();
    const { sampleDocument } = await import('../../engine/media/sample-document');
    const sample = sampleDocument(name);
    return served(sample, sample.type, name, 'private, max-age=3600');
  },
} satisfies OperationsOf<'getMedia'>;
