import { expect, it } from 'vitest';
import { isGuestPath, isPublicPath } from './public-paths';

it.each(['/', '/blog', '/blog/', '/blog/first-deal', '/terms', '/terms/x', '/privacy', '/about', '/contact'])(
  '%s is public',
  (pathname) => expect(isPublicPath(pathname)).toBe(true),
);

it.each([
  '/aboutjane',
  '/termsabc',
  '/blogger/post/1',
  '/Blog',
  '/settings/account',
  '/account/login',
  '',
  'blog',
  '/x/blog',
])('%j is not public', (pathname) => expect(isPublicPath(pathname)).toBe(false));

it('keeps /account and what is under it for guests', () => {
  expect(['/account', '/account/login', '/account/register'].map(isGuestPath)).toEqual([true, true, true]);
  expect(['/accountant', '/', '/settings/account', '/Account/login'].map(isGuestPath)).toEqual(
    Array(4).fill(false),
  );
});
