/** First path segments that belong to the site itself, so that no profile can stand in front of them. */
const siteWords = new Set([
  'account',
  'about',
  'admin',
  'api',
  'blog',
  'businesses',
  'contact',
  'conversations',
  'help',
  'knowledge-base',
  'media',
  'networking',
  'notifications',
  'pipeline',
  'portfolio',
  'privacy',
  'property-evaluations',
  'property-search',
  'settings',
  'socket',
  'static',
  'assets',
  'terms',
]);

/** Endings under which a server may have a file at its root, such as `robots.txt`. */
const fileEndings = new Set(
  (
    'txt xml json jsonld webmanifest manifest map js mjs cjs ts css html htm xhtml php asp aspx jsp cgi md csv pdf ' +
    'ico png jpg jpeg gif svg webp avif bmp mp3 mp4 webm ogg wav woff woff2 ttf otf eot wasm zip gz br tar rss atom ' +
    'yml yaml ini conf env log bak sql pem key'
  ).split(' '),
);

/** Whether a username would shadow a page or a file of the site; upper and lower case are the same. */
export function isReservedUsername(username: string): boolean {
  const name = username.normalize('NFKC').trim().toLowerCase();
  const dot = name.lastIndexOf('.');
  return siteWords.has(name) || (dot >= 0 && fileEndings.has(name.slice(dot + 1)));
}
