import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path';

fc.configureGlobal({ seed: 20261121 });

it.each([
  '/',
  '/settings/account',
  '/conversations?chat=4&view=chat',
  '/hannah.okafor/post/12#comment-3',
  '/accountant',
  '/property-search?q=https://example.org&next=//x',
  '/knowledge-base/article/caf%C3%A9',
])('goes back to %s', (path) => expect(safeReturnPath(path)).toBe(path));

it.each([
  null,
  undefined,
  '',
  'settings',
  'https://evil.example',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/%0d/google.com/',
  '/%0D%0A/evil.example',
  '/%09/evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%252f%252fevil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a/..\\\\evil.example',
  '/%E0%A4%A',
  '/account',
  '/account/login',
  '/account/login?next=/settings',
  '/Account/login',
  '/%61ccount/login',
  '/settings/../account/login',
  `/${'a'.repeat(3000)}`,
])('refuses %j', (path) => expect(safeReturnPath(path)).toBeNull());

it('never leaves the origin, however it is opened', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2f',
    '%5c',
    '%0d',
    '\t',
    '\n',
    '@',
    ':',
    'evil.example',
    '?',
    '#',
    '%25',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }), (pieces) => {
      const path = safeReturnPath(`/${pieces.join('')}`);
      if (path === null) return;
      const own = 'https://tiebeam.example';
      expect(new URL(path, own).origin).toBe(own);
      expect(new URL(new URL(path, own).pathname, own).origin).toBe(own);
      expect(path).not.toMatch(/^\/account(\/|$)/i);
    }),
    { numRuns: 2000 },
  );
});
