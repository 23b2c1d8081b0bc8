import { expect, it } from 'vitest';
import { bodyOf, postProblems, textOf } from './post-rules';

const now = new Date('2026-05-13T10:30:00Z');
const post = { ...textOf(null), title: ' A post ', body: 'Words.', category: 'market' as const };

it('A post needs a title, a text and a category, and its time lies ahead', () => {
  expect(Object.values(postProblems(post, now)).filter(Boolean)).toEqual([]);
  expect(postProblems(textOf(null), now)).toMatchObject({
    title: 'Enter a title',
    body: 'Enter some text',
    category: 'Choose a category',
  });
  const scheduled = { ...post, status: 'scheduled' as const };
  expect(postProblems({ ...scheduled, scheduledFor: '' }, now).scheduledFor).toBeDefined();
  expect(postProblems({ ...scheduled, scheduledFor: '2026-05-01T10:00' }, now).scheduledFor).toBeDefined();
  expect(postProblems({ ...scheduled, scheduledFor: '2027-05-01T10:00' }, now).scheduledFor).toBeUndefined();
});

it('A time, as clocks in London show it, is sent only with a scheduled post, and an empty standfirst is left out', () => {
  expect(bodyOf({ ...post, scheduledFor: '2027-05-01T10:00' })).toEqual({
    title: 'A post',
    body: 'Words.',
    category: 'market',
    status: 'draft',
  });
  const sent = bodyOf({ ...post, status: 'scheduled', scheduledFor: '2027-05-01T10:00' });
  // British Summer Time
  expect(sent.scheduledFor).toBe('2027-05-01T09:00:00.000Z');
});
