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

/** Where each sign-in provider's script loads from, talks to and opens frames, by its own documentation; only of those configured. */
const providers = [
  {
    id: 'googleClientId',
    script: 'googleScriptUrl',
    connect: ['https://accounts.google.com'],
    frame: ['https://accounts.google.com'],
    image: [],
  },
  {
    id: 'facebookAppId',
    script: 'facebookScriptUrl',
    connect: ['https://graph.facebook.com', 'https://www.facebook.com'],
    frame: ['https://www.facebook.com', 'https://web.facebook.com'],
    image: ['https://www.facebook.com'],
  },
  {
    id: 'appleClientId',
    script: 'appleScriptUrl',
    connect: ['https://appleid.apple.com'],
    frame: ['https://appleid.apple.com'],
    image: [],
  },
];

const originOf = (address) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Origins beyond the site's own, by what they may do; nothing of what is not configured. */
function foreignOrigins(configuration) {
  const offered = providers.filter(
    ({ id, script }) => configuration[id] !== '' && originOf(configuration[script]).length > 0,
  );
  const parties = ['reviewsScriptUrl', 'analyticsScriptUrl', 'tagManagerScriptUrl'].flatMap((key) =>
    originOf(configuration[key]),
  );
  const further = configuration.thirdPartyOrigins.split(' ').filter(Boolean);
  const pages = further.filter((each) => each.startsWith('https:'));
  return {
    script: [...offered.flatMap(({ script }) => originOf(configuration[script])), ...parties, ...pages],
    connect: [...offered.flatMap(({ connect }) => connect), ...parties, ...further],
    frame: [...offered.flatMap(({ frame }) => frame), ...parties, ...pages],
    image: [...offered.flatMap(({ image }) => image), ...parties, ...pages],
  };
}

/** Where a map's style, tiles, pictures and letters come from; the land of the application needs nobody. */
const mapOrigins = ({ mapStyleUrl, mapOrigins: further }) =>
  mapStyleUrl === '' ? [] : [...originOf(mapStyleUrl), ...further.split(' ').filter(Boolean)];

/** The Content-Security-Policy of a built page. */
export function contentSecurityPolicy(html) {
  const configuration = readConfiguration(html);
  const { api, socket } = origins(configuration);
  const foreign = foreignOrigins(configuration);
  const map = mapOrigins(configuration);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes(html), ...foreign.script],
    // The toast library writes its styles at run time: docs/decisions/0006-style-src.md
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...map, ...foreign.image],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...api],
    // Polling is the socket's second transport, so both schemes are named.
    'connect-src': ["'self'", ...api, ...socket, ...map, ...foreign.connect],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The players of videos, each after a press.
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...foreign.frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
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

/** Files that keep their name. Whatever else is not hashed is the page itself, at every address of the application. */
export const namedFiles = [
  '/favicon.svg',
  '/illustrations/',
  '/robots.txt',
  '/share.png',
  '/sitemap.xml',
  '/sw.js',
];

/** Hashed files never change; a file that keeps its name is asked for again each time; the page is kept nowhere. */
export function cacheControl(path) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return namedFiles.some((each) => path.startsWith(each)) ? 'no-cache' : 'no-store';
}

/**
 * The same as data, for whatever else serves the folder: headers by path prefix, the longest that fits decides.
 */
export function headersData(html) {
  const common = commonHeaders(html);
  const withCache = (path) => ({ ...common, 'Cache-Control': cacheControl(path) });
  return Object.fromEntries(['/', '/assets/', ...namedFiles].map((path) => [path, withCache(path)]));
}

/** The file that several static hosts read, named `_headers`. */
export function headersFile(html) {
  const lines = Object.entries(commonHeaders(html)).map(([name, value]) => `  ${name}: ${value}`);
  const others = ['/assets/', ...namedFiles].flatMap((path) => [
    path.endsWith('/') ? `${path}*` : path,
    // Hosts that join the values of both rules need the first one taken away.
    '  ! Cache-Control',
    `  Cache-Control: ${cacheControl(path)}`,
  ]);
  return ['/*', ...lines, `  Cache-Control: ${cacheControl('/')}`, ...others, ''].join('\n');
}

/** The same for nginx, included by deploy/nginx.conf. */
export function nginxHeaders(html) {
  return Object.entries(commonHeaders(html))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
