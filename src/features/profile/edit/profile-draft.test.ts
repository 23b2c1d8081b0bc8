import { expect, it } from 'vitest';
import { profile } from '@/testing/profile-fixture';
import { draftOf, withDraft } from './profile-draft';
import { textOf } from './profile-form';

const begun = textOf(profile());

it('keeps what was changed and nothing else', () => {
  expect(draftOf(begun, begun)).toBe('');
  const typed = { ...begun, bio: 'New', links: [{ label: 'Site', url: 'https://a.example' }], roles: [] };
  expect(Object.keys(Object(JSON.parse(draftOf(typed, begun))))).toEqual(['roles', 'bio', 'links']);
  expect(withDraft(begun, draftOf(typed, begun))).toEqual(typed);
});

it('takes up what others changed meanwhile beside it', () => {
  const draft = draftOf({ ...begun, bio: 'New' }, begun);
  expect(withDraft({ ...begun, town: 'Leith' }, draft)).toEqual({ ...begun, town: 'Leith', bio: 'New' });
});

it.each([
  '',
  'no json',
  'null',
  '[]',
  '{"bio":4,"roles":"all","links":[{"label":1}],"memberships":[null],"audience":{"bio":"me"},"isAdmin":true}',
])('leaves out what does not fit: %s', (draft) => {
  expect(withDraft(begun, draft)).toEqual(begun);
});
