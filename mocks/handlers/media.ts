import type { OperationsOf } from './operation';
import { notFound } from './refusal';

export const mediaOperations = {
  async getMedia(call) {
    call.me();
    // The drawings are large and wanted late: they come when the first image is asked for.
    const { draw } = await import('../media/draw');
    const svg = draw(call.param('ownerId'), call.param('file'));
    if (svg === undefined) throw notFound('There is no such file');
    const headers = {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=3600',
      // An SVG opened by itself must not run anything (specification of uploads: shown by <img> only).
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    return { status: 200, file: svg, headers };
  },
} satisfies OperationsOf<'getMedia'>;
