import { describe, expect, it } from 'vitest';
import { completeWord } from '../text/marked-word';
import { mentionAt } from './mention-token';

describe('the name after an @', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['Thanks @cal', 11, { start: 7, query: 'cal' }],
    ['Thanks @callum.re later', 17, { start: 7, query: 'callum.re' }],
    ['(@ol', 4, { start: 1, query: 'ol' }],
    ['write to me@home.example', 24, null],
    ['no name here', 5, null],
    ['@Callum Re', 10, { start: 0, query: 'Callum Re' }],
    ['@Callum ', 8, null],
    ['@cal and then', 13, null],
  ])('in %j at %i', (text, cursor, expected) => {
    expect(mentionAt(text, cursor)).toEqual(expected);
  });

  it('is completed with one space after it and the cursor behind that', () => {
    const token = mentionAt('Ask @cal about it', 8);
    expect(token && completeWord('Ask @cal about it', token, '@callum.reyes')).toEqual({
      text: 'Ask @callum.reyes about it',
      cursor: 18,
    });
  });
});
