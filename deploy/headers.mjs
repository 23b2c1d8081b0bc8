/** The answer headers of a deployment, derived from the built page: the policy names its inline scripts and its servers. */
import { createHash } from 'node:crypto';
import { readConfiguration } from './configuration.mjs';

/** The inline scripts' hashes as a policy names them. Data blocks (type="application/json") are not run and need none. */
export function scriptHashes(html) {
  const runs = (attributes) => !/\ssrc\s*=/.test(attributes) && !/type="application\//.test(attributes);
  const withoutComments = html.replace(/<!--[\s\S]*?-->/g, '');
  return [...withoutComments.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes, text]) => runs(attributes) && text !== '')
    .map(([, , text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function origins({ apiPrefix, socketUrl }) {
  const api = URL.canParse(apiPrefix) ? [new URL(apiPrefix).origin] : [];
  if (socketUrl === '') return { api, socket: [] };
  const { protocol, host } = new URL(socketUrl);
  const secure = protocol === 'https:' || protocol === 'wss:' ? 's' : '';
  return { api, socket: [`http${secure}://${host}`, `ws${secure}://${host}`] };
}

/** The Content-Security-Policy of a built page. */
export function contentSecurityPolicy(html) {
  const { api, socket } = origins(readConfiguration(html));
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes(html)],
    // The toast library writes its styles at run time: docs/decisions/0006-style-src.md
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...api],
    // Polling is the socket's second transport, so both schemes are named.
    'connect-src': ["'self'", ...new Set([...api, ...socket])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer. */
export function commonHeaders(html) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A sign-in provider opens as a pop-up of ours.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  };
}

/** Hashed files never change; the page, and whatever else keeps its name, is asked for again each time. */
export function cacheControl(path) {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The file that several static hosts read, named `_headers`. */
export function headersFile(html) {
  const lines = Object.entries(commonHeaders(html)).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    `  Cache-Control: ${cacheControl('/')}`,
    '/assets/*',
    // Hosts that join the values of both rules need the first one taken away.
    '  ! Cache-Control',
    `  Cache-Control: ${cacheControl('/assets/')}`,
    '',
  ].join('\n');
}

/** The same for nginx, included by deploy/nginx.conf. */
export function nginxHeaders(html) {
  return Object.entries(commonHeaders(html))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
