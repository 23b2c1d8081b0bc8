import { expect, it } from 'vitest';
import { isReservedUsername } from './reserved-usernames';

it.each(['account', 'about', 'Admin', ' settings ', 'knowledge-base', 'property-search', 'static', 'terms'])(
  'keeps %j for the site',
  (name) => expect(isReservedUsername(name)).toBe(true),
);

it.each(['robots.txt', 'favicon.ico', 'sitemap.XML', 'apple-app-site.json', '.env', 'ａdmin'])(
  'keeps %j, which could be a file or look like a page',
  (name) => expect(isReservedUsername(name)).toBe(true),
);

it.each([
  'hannah.okafor',
  'callum.reyes',
  'aboutjane',
  'account1',
  'txt',
  'jo.',
  '__proto__',
  'constructor',
  '',
])('leaves %j to people', (name) => expect(isReservedUsername(name)).toBe(false));
