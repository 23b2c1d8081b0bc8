import { expect, it } from 'vitest';
import { checkedServer, testOrigin } from '../../engine/contract/checked-server';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const feed = async () => {
  const answer = await fetch(`${testOrigin}/api/blogs/feed.xml`);
  return { type: answer.headers.get('Content-Type'), text: await answer.text() };
};

it('GET /blogs/feed.xml names the published posts, newest first, and none that is planned', async () => {
  const { type, text } = await feed();
  expect(type).toContain('application/rss+xml');
  expect(text).toMatch(/^<\?xml version="1\.0"/);
  const links = [...text.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links[0]).toBe(`${testOrigin}/blog`);
  expect(links).toContain(`${testOrigin}/blog/ava-shows-her-sums`);
  expect(links.join(' ')).not.toContain('rents-in-the-last-quarter');
  server.setNow('2026-05-18T09:00:00Z');
  expect((await feed()).text).toContain(`<link>${testOrigin}/blog/rents-in-the-last-quarter</link>`);
});

it('A title with signs of XML is written as text', async () => {
  const [first] = server.world.db.blog.all().filter(({ status }) => status === 'published');
  server.world.db.blog.update(first?.id ?? '', { title: 'Rents & <b>yields</b>' });
  expect((await feed()).text).toContain('<title>Rents &amp; &lt;b&gt;yields&lt;/b&gt;</title>');
});
