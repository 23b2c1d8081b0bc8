import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathPart } from './path-part';

describe('A part of a path', () => {
  it.each([
    ['hannah.okafor', 'hannah.okafor'],
    ['a/b?c#d%e', 'a%2Fb%3Fc%23d%25e'],
    ['half \ud83d emoji', 'half%20%EF%BF%BD%20emoji'],
    [55, '55'],
  ])('%j becomes %j', (part, encoded) => expect(pathPart(part)).toBe(encoded));

  it.each([['', null, undefined, '.', '..', {}, []]])('%j can be no part of a path', (part) =>
    expect(pathPart(part)).toBeNull(),
  );

  it('Any text stays one part of the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const part = pathPart(text);
        if (part === null) return;
        const { pathname, search, hash } = new URL(`/x/${part}/y`, 'https://tiebeam.example');
        expect([pathname.split('/').length, search, hash]).toEqual([4, '', '']);
      }),
    );
  });
});
