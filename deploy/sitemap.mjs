/** What search engines are told of a deployment: the public pages, and that the rest is behind a sign-in. */
import { readConfiguration } from './configuration.mjs';

/** The public pages whose address never changes; posts of the blog are reached from its list. */
const publicPages = ['/', '/about', '/blog', '/contact', '/privacy', '/terms'];

/** sitemap.xml; null without the site's own address, which it must name. */
export function sitemap(html) {
  const { siteUrl } = readConfiguration(html);
  if (siteUrl === '') return null;
  const urls = publicPages.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt. */
export function robots(html) {
  const { siteUrl } = readConfiguration(html);
  const behindSignIn = [
    '/account/',
    '/admin',
    '/conversations',
    '/knowledge-base',
    '/networking/',
    '/notifications',
    '/pipeline',
    '/portfolio',
    '/property-',
    '/settings/',
  ];
  return [
    'User-agent: *',
    ...behindSignIn.map((path) => `Disallow: ${path}`),
    'Allow: /',
    ...(siteUrl === '' ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]),
    '',
  ].join('\n');
}
