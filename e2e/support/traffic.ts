import type { Page, Request } from '@playwright/test';
import { chunkDepths } from '../../scripts/bundle/bundle.mjs';

export interface Traffic {
  /** Everything asked for so far, images and the socket aside, as `METHOD path`. */
  requests: string[];
  /** Bytes of script as sent, compressed. */
  scriptBytes: number;
  /** Longest chain of scripts, each asked for by the one before; 1 is asked for by the page itself. */
  chunkDepth: number;
}

const pathOf = (request: Request) => request.url().replace(/^https?:\/\/[^/]+/, '');

/** Counts what a page asks for from now on; exact, no times. Call the result once the page is idle. */
export function countTraffic(page: Page): () => Promise<Traffic> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const counted = finished.filter((request) => !['image', 'websocket'].includes(request.resourceType()));
    const scripts = counted.filter((request) => pathOf(request).endsWith('.js'));
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const depths = chunkDepths();
    return {
      requests: counted.map((request) => `${request.method()} ${pathOf(request)}`),
      scriptBytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      chunkDepth: Math.max(0, ...scripts.map((request) => depths.get(pathOf(request).slice(1)) ?? Infinity)),
    };
  };
}
