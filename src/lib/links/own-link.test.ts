import { describe, expect, it } from 'vitest';
import { ownLinkIn } from './own-link';

const origin = 'https://tiebeam.example';
const uuid = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01';

describe('an address of this site', () => {
  it.each([
    [`/property-evaluations/${uuid}`, { kind: 'evaluation', id: uuid }],
    [`/property-evaluations/${uuid}?scenario=2#costs`, { kind: 'evaluation', id: uuid }],
    [`/knowledge-base/article/${uuid}/`, { kind: 'article', id: uuid }],
    ['/blog/yields-by-postcode', { kind: 'blog', id: 'yields-by-postcode' }],
    [`/property-search?listing=${uuid}&beds=3`, { kind: 'listing', id: uuid }],
    ['/callum.reyes', { kind: 'profile', id: 'callum.reyes' }],
    ['/callum.reyes/post/12', { kind: 'post', id: '12', username: 'callum.reyes' }],
  ])('%s leads to its record', (path, record) => {
    expect(ownLinkIn(`Look: ${origin}${path} – what do you think?`, origin)).toEqual(record);
  });

  it.each([
    '',
    '/',
    '/settings',
    '/property-search',
    '/property-evaluations/new',
    '/callum.reyes/post/x',
    '/robots.txt',
  ])('“%s” is no record', (path) => expect(ownLinkIn(`${origin}${path}`, origin)).toBeNull());

  it('is the first one that is of this site and leads to a record', () => {
    const text = `https://elsewhere.example/blog/a ${origin}/settings ${origin}/blog/c ${origin}/blog/d`;
    expect(ownLinkIn(text, origin)).toEqual({ kind: 'blog', id: 'c' });
  });

  it('is not a site whose name begins with it, nor one behind a name and password', () => {
    for (const text of [
      `${origin}.evil.example/blog/a`,
      `https://tiebeam.example@evil.example/blog/a`,
      `${origin}:8443/blog/a`,
    ])
      expect(ownLinkIn(text, origin)).toBeNull();
  });
});
