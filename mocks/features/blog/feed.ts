import type { OperationsOf } from '../../engine/answers/operation';
import { isHidden, publicationAt } from '../../engine/answers/publication';
import { authorView } from '../../engine/answers/views';
import { originOf } from '../../engine/requests/site-origin';
import { blogOrder } from './views';

/** As many as the contract says. */
const most = 20;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

export const blogFeedOperations = {
  getBlogFeed(call) {
    const { db, clock } = call.world;
    const now = clock.now();
    const site = originOf(call);
    const items = db.blog
      .all()
      .filter((row) => !isHidden(row, now))
      .toSorted(blogOrder(now))
      .slice(0, most)
      .map((row) => {
        const link = `${site}/blog/${row.slug}`;
        const at = new Date(publicationAt(row, now).publishedAt ?? row.updatedAt).toUTCString();
        return [
          '<item>',
          element('title', row.title),
          element('link', link),
          `<guid isPermaLink="true">${escaped(link)}</guid>`,
          element('description', row.excerpt),
          element('category', row.category),
          element('dc:creator', authorView(db, row.ownerId).fullName),
          element('pubDate', at),
          '</item>',
        ].join('');
      });
    const file = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
      element('title', 'Tiebeam blog'),
      element('link', `${site}/blog`),
      element('description', 'Law, tax, finance and stories from people who own, let and renovate homes.'),
      element('language', 'en-GB'),
      ...items,
      '</channel></rss>',
    ].join('\n');
    return {
      status: 200,
      file,
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=900',
        'X-Content-Type-Options': 'nosniff',
      },
    };
  },
} satisfies OperationsOf<'getBlogFeed'>;
