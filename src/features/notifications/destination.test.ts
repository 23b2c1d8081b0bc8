import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { author, notification } from '@/testing/fixtures/fixtures';
import { notificationDestination, notificationView } from './destination';

// What no contract allows, and a server may send all the same.
const loose = (typeId: number, more: object): Schemas['Notification'] => ({
  ...notification(typeId),
  ...more,
});

describe('Where a notification leads', () => {
  it('A reply to a comment on a post without its author leads to that post', () => {
    const row = loose(4, { userPost: { id: 55 }, replyId: null });
    expect(notificationDestination(row, 'hannah.okafor', '')).toBe('/hannah.okafor/post/55');
  });

  it('A username with signs of an address in it stays one part of the path', () => {
    const row = notification(2, { sender: author({ username: 'a/b?c#d' }) });
    expect(notificationDestination(row, 'hannah.okafor', '')).toBe('/a%2Fb%3Fc%23d');
  });

  it('New matches are viewed under the saved search that found them, or under all where it is not named', () => {
    const id = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01';
    const view = (propertySearchId: string | null) => notificationView(loose(8, { propertySearchId }))?.to;
    expect(view(id)).toBe(`/property-search?tab=saved&matches=${id}`);
    expect(view(null)).toBe('/property-search?tab=saved');
  });

  it('Whatever is missing or of another kind, it leads into this site or nowhere', () => {
    const odd = fc.oneof(
      fc.constantFrom(null, undefined, 0, 55, '', '.', '..', '/', 'x/../y', '\ud800', '%', {}, []),
      fc.string({ unit: 'binary' }),
    );
    const nested = fc.oneof(
      odd,
      fc.record({
        id: odd,
        username: odd,
        authUser: fc.oneof(odd, fc.record({ id: odd })),
        conversation: fc.oneof(odd, fc.record({ id: odd })),
      }),
    );
    const rows = fc.record({
      typeId: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 101, 102, 103, 104, 105, 106),
      sender: nested,
      userPost: nested,
      message: nested,
      commentId: odd,
      replyId: odd,
      taskId: odd,
      renewalId: odd,
      maintenanceId: odd,
      viewingId: odd,
      propertySearchId: odd,
    });
    fc.assert(
      fc.property(rows, odd, ({ typeId, ...more }, username) => {
        const row = loose(typeId, more);
        for (const to of [
          // as above: the reader's own name may be missing too
          notificationDestination(row, username as string, ''),
          notificationView(row)?.to ?? null,
        ]) {
          if (to === null) continue;
          const url = new URL(to, 'https://tiebeam.example');
          expect(url.origin).toBe('https://tiebeam.example');
          expect(url.pathname.split('/').length).toBeLessThanOrEqual(4);
          expect(to).not.toMatch(/undefined|null|NaN|object/);
        }
      }),
      {
        numRuns: 2000,
        examples: [
          [
            {
              typeId: 4,
              sender: null,
              userPost: { id: 55 },
              message: null,
              commentId: null,
              replyId: null,
              taskId: null,
              renewalId: null,
              maintenanceId: null,
              viewingId: null,
              propertySearchId: null,
            },
            'hannah',
          ],
        ],
      },
    );
  });
});
