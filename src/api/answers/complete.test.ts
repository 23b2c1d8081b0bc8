import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers as deals } from './deals.gen';
import { answers as ofFirst } from './first.gen';
import { answers as ofPeople } from './people.late.gen';
import { answers as more } from './more.gen';
import { answers as portfolio } from './portfolio.gen';
import { complete, completeAnswer } from './complete';
import { completeWritten } from './written';
import { UnexpectedAnswerError } from '../errors';

const first = { ...ofFirst, ...ofPeople };

const all = Object.entries({ ...first, ...deals, ...portfolio, ...more });

describe('an answer that leaves something out', () => {
  it('A member of the specification gets the preferences and lists that the contract has', () => {
    const documented = {
      id: 7,
      username: 'jo',
      fullName: 'Jo',
      email: null,
      avaThreadId: '',
      userRole: null,
    };
    expect(completeAnswer(documented, first['get /auth/auth-user'], true)).toMatchObject({
      id: 7,
      email: '',
      avaThreadId: '',
      profileImage: null,
      userRole: { role: 'user' },
      preferences: { notification: {}, mutedUserIds: [], quietHours: null, showOnline: true },
    });
  });

  it('A list that nobody counted has what it holds, and is not said to be empty', () => {
    const [jo, sam] = [
      { id: 1, fullName: 'Jo' },
      { id: 2, fullName: 'Sam' },
    ];
    const rows = { data: [jo, sam] };
    expect(completeAnswer(rows, first['get /users'], false)).toHaveProperty('total', 2);
    expect(completeAnswer({ data: [jo], total: 41 }, first['get /users'], false)).toHaveProperty('total', 41);
  });

  it('An id is never made up', () => {
    expect(complete({}, first['get /auth/auth-user'] ?? null)).not.toHaveProperty('id');
    expect(complete({ authUser: {} }, first['get /posts/{id}'] ?? null)).not.toHaveProperty('authUser.id');
  });

  it('Whoever has no thread with Ava has none, not an unknown one', () => {
    expect(complete({ id: 7 }, first['get /auth/auth-user'] ?? null)).toHaveProperty('avaThreadId', null);
  });

  it('A row is completed down to what it holds, and an optional part only where it is there', () => {
    const page = completeAnswer(
      { data: [{ id: 1, repost: { authUser: { id: 2 } } }] },
      first['get /posts'],
      false,
    );
    expect(page).toMatchObject({
      page: 1,
      data: [
        {
          content: '',
          attachment: null,
          authUser: { fullName: 'Member' },
          repost: { authUser: { fullName: 'Member', id: 2 } },
        },
      ],
    });
    expect(page).not.toHaveProperty('data.0.poll');
  });

  it('A row that holds no more than its name and its dates is left out of its list', () => {
    const [bare, dated] = [
      { id: 1, content: null, authUser: null },
      { id: 2, createdAt: '2026-11-01T09:00:00Z' },
    ];
    const posts = { data: [bare, { id: 3, content: 'Exchanged' }, dated] };
    expect(completeAnswer(posts, first['get /posts'], false)).toMatchObject({
      total: 1,
      data: [{ id: 3, content: 'Exchanged' }],
    });
    const messages = { page: 1, totalPages: 9, data: [{ id: 1 }, { id: 2 }] };
    const thread = completeAnswer(messages, first['get /conversations/{id}/messages'], false);
    expect(thread).toMatchObject({ totalPages: 9, data: [] });
  });

  it('A record that holds no more than its name can’t be read', () => {
    const answer = { id: 1, createdAt: '2026-11-01T09:00:00Z' };
    expect(() => completeAnswer(answer, first['get /posts/{id}'], false)).toThrow(UnexpectedAnswerError);
    expect(() => completeAnswer({ id: 1 }, first['get /conversations/{id}'], false)).toThrow(
      UnexpectedAnswerError,
    );
    expect(completeAnswer({ id: 7 }, first['get /auth/auth-user'], true)).toMatchObject({ id: 7 });
  });

  it('A value of another type is none; a number in the place of a text is read as it stands', () => {
    const given = {
      id: 1,
      content: 7,
      audience: [7],
      commentCount: 'many',
      tags: 'btl',
      authUser: { fullName: {} },
    };
    expect(complete(given, first['get /posts/{id}'] ?? null)).toMatchObject({
      content: '7',
      audience: 'members',
      commentCount: 0,
      tags: [],
      authUser: { fullName: 'Member' },
    });
  });

  it('A record that does not say of which kind it is can’t be read', () => {
    const shape = deals['get /evaluations/{id}'];
    expect(() => completeAnswer({ id: 'e', access: null }, shape, false)).toThrow(UnexpectedAnswerError);
    expect(completeAnswer({ id: 'e', access: 'full', opinions: null }, shape, false)).toMatchObject({
      opinions: [],
      inputs: { refurb: { items: [] } },
    });
  });

  it('A list of one record that is null is empty', () => {
    const article = completeAnswer(
      { id: 'a', title: 'Leases', nations: null },
      more['get /articles/{uuid}'],
      false,
    );
    expect(article).toMatchObject({ nations: [], related: [] });
  });

  it('What the answer has stays as it is', () => {
    const given = { id: 1, content: 'Exchanged', tags: ['btl'], commentCount: 3 };
    expect(complete({ ...given }, first['get /posts/{id}'] ?? null)).toMatchObject(given);
  });

  it('A kind of an object is completed as that kind, and an unknown kind is left alone', () => {
    const found = completeAnswer([{ type: 'article' }, { type: 'moon' }], more['get /search'], false);
    expect(found).toEqual([{ type: 'article', title: '', image: null, authUser: {} }, { type: 'moon' }]);
  });

  it('A page without its list, and a read that holds nothing at all, stay unreadable', () => {
    expect(completeAnswer({ page: 1, data: null }, first['get /posts'], false)).toHaveProperty('data', null);
    expect(() => completeAnswer({}, first['get /posts/{id}'], false)).toThrow(UnexpectedAnswerError);
    expect(completeAnswer(undefined, first['get /posts/{id}'], false)).toBeUndefined();
  });
});

describe('an answer to a write', () => {
  const writes = all.filter(([operation]) => /^(post|put) /.test(operation));

  it('An id alone is no record: nothing made up goes into what is shown', () => {
    const taken = writes.flatMap(([operation, shape]) =>
      completeWritten({ id: 7, uuid: 'u', slug: 's' }, shape) === undefined ? [] : operation,
    );
    // Of these the contract asks for an id alone, for a list that is never made up, or for what may be null.
    expect(taken).toEqual([
      'post /auth/login',
      'post /ava/thread',
      'post /renewal-dates/calendar',
      'put /articles/categories',
    ]);
  });

  it('A record without a field that can’t be null is none; one without what may be null is whole', () => {
    const version = { id: 'v', name: 'Offer', createdAt: '2026-11-20T10:00:00Z' };
    const shape = first['post /reactions'];
    const reaction = { id: 4, type: 'buy', user: { id: 1 }, createdAt: '2026-11-20T10:00:00Z' };
    expect(completeWritten(reaction, shape)).toMatchObject({
      id: 4,
      type: 'buy',
      user: { fullName: 'Member' },
    });
    for (const field of ['type', 'user', 'createdAt'])
      expect(completeWritten({ ...reaction, [field]: undefined }, shape)).toBeUndefined();
    expect(completeWritten({ ...version, access: 'full' }, deals['put /evaluations/{id}'])).toBeUndefined();
  });
});

it('Any part of any answer that is missing, null or of another type is completed without an error', () => {
  const spoilt = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, undefined, 0, '', 'x', false),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(
        fc.constantFrom('data', 'authUser', 'content', 'type', 'preferences', 'user', 'inputs'),
        tie('value'),
        { maxKeys: 3 },
      ),
    ),
  })).value;
  fc.assert(
    fc.property(fc.constantFrom(...all), spoilt, ([, shape], value) => {
      expect(() => complete(value, shape)).not.toThrow();
    }),
    { seed: 20261123, numRuns: 3000 },
  );
});
