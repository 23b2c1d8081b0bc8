import type { Call, OperationsOf } from './operation';
import { notFound } from './refusal';
import { visibleConversation } from './chat-access';
import { visiblePost } from './visible';

const missing = () => notFound('There is no such file');

/** Whatever is opened by itself runs nothing, and no type is guessed. */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

const shownInPlace = /^(image|video)\//;
const servable = /^(image|video|application|text)\/[\w.+-]+$/;

/** Throws 404 or 403 when the reader may not see the post or conversation that the file belongs to. */
function refuseStranger(call: Call, ownerId: string, file: string): void {
  const me = call.me();
  const { db } = call.world;
  const known = db.mediaFile.first('path', `${ownerId}/${file}`);
  if (known === undefined || known.ownerId === me.id) return;
  const { kind, id } = known.scope;
  if (kind === 'post') visiblePost(db, id, me.id);
  else visibleConversation(db, id, me.id);
}

/** By its own name in any script; the plain form is for old programs. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

async function uploaded(call: Call, ownerId: string, file: string) {
  refuseStranger(call, ownerId, file);
  const content = await call.world.files.get(ownerId, file);
  if (content === undefined) return undefined;
  const known = call.world.db.mediaFile.first('path', `${ownerId}/${file}`);
  const type = known?.mime ?? content.type;
  const mime = servable.test(type) ? type : 'application/octet-stream';
  const headers = {
    ...harmless,
    'Content-Type': mime,
    'Cache-Control': 'private, max-age=3600',
    ...(!shownInPlace.test(mime) && { 'Content-Disposition': dispositionOf(known?.name ?? file) }),
  };
  return { status: 200 as const, file: content, headers };
}

export const mediaOperations = {
  async getMedia(call) {
    call.filters();
    const ownerId = call.param('ownerId');
    const file = call.param('file');
    // The drawings are large and wanted late: they come when the first image is asked for.
    const { draw } = await import('../media/draw');
    const svg = draw(ownerId, file);
    if (svg !== undefined) {
      const headers = {
        ...harmless,
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=86400',
      };
      return { status: 200, file: svg, headers };
    }
    const upload = await uploaded(call, ownerId, file);
    if (upload) return upload;
    const { sampleDocument } = await import('../media/sample-document');
    const sample = sampleDocument(file);
    if (sample === undefined) throw missing();
    const headers = {
      ...harmless,
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, max-age=3600',
      'Content-Disposition': dispositionOf(file),
    };
    return { status: 200, file: sample, headers };
  },
} satisfies OperationsOf<'getMedia'>;
