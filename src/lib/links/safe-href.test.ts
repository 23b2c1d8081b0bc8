import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHref } from './safe-href';

fc.configureGlobal({ seed: 20261121 });

it.each([
  '/hannah.okafor',
  '/',
  '#comment-4',
  '/property-search?q=leeds#top',
  'https://example.org/a?b=c#d',
  'http://example.org',
  'HTTPS://example.org',
  'mailto:ama@example.org',
  'tel:+442079460000',
])('lets %s through', (href) => expect(safeHref(href)).toBe(href));

it('drops the white space around', () =>
  expect(safeHref('  https://example.org ')).toBe('https://example.org'));

it.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'https://example.org/\u0000',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'ftp://example.org',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://bank.example@evil.example',
  'https://a:b@evil.example',
  'hannah.okafor',
  'javascript&colon;alert(1)',
  'www.example.org',
])('refuses %j', (href) => expect(safeHref(href)).toBeNull());

it('never lets anything through that is neither of this site nor of a known scheme', () => {
  const hostile = fc.constantFrom(
    'javascript:',
    'data:',
    '//',
    '/\\',
    '\t',
    '\n',
    '\u0000',
    'https:',
    '/',
    ' ',
    '@',
    'a',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.string())), (parts) => {
      const href = safeHref(parts.join(''));
      if (href === null) return;
      const url = new URL(href, 'https://own.example');
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
      if (href.startsWith('/') || href.startsWith('#')) expect(url.origin).toBe('https://own.example');
    }),
  );
});
