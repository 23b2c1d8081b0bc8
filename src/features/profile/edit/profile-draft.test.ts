import { expect, it } from 'vitest';
import { profile } from '@/testing/fixtures/profile-fixture';
import { editDraft, takeUp } from '@/ui/draft/edit-draft';
import { fieldNames, isLike } from './profile-draft';
import { textOf } from './profile-form';

const begun = textOf(profile());
const fits = (value: unknown, name: string) => isLike(value, Reflect.get(begun, name), name);

it('The draft of a profile keeps what was changed and nothing else', () => {
  expect(editDraft(begun, begun, '')).toBe('');
  const typed = { ...begun, bio: 'New', links: [{ label: 'Site', url: 'https://a.example' }], roles: [] };
  const draft = editDraft(typed, begun, '');
  expect(Object.keys(Object(JSON.parse(draft)))).toEqual(['roles', 'bio', 'links']);
  expect(takeUp(begun, draft, fits).values).toEqual(typed);
});

it('The draft of a profile takes up what others changed meanwhile beside it', () => {
  const draft = editDraft({ ...begun, bio: 'New' }, begun, '');
  expect(takeUp({ ...begun, town: 'Leith' }, draft, fits)).toMatchObject({
    values: { ...begun, town: 'Leith', bio: 'New' },
    overtaken: [],
  });
});

it('The draft of a profile leaves out values that are of another shape than their field', () => {
  const strange = {
    bio: 4,
    roles: 'all',
    links: [{ label: 1 }],
    memberships: [null],
    audience: { bio: 'me' },
  };
  const draft = Object.entries({ ...strange, isAdmin: true }).map(([name, is]) => [name, { was: null, is }]);
  expect(takeUp(begun, JSON.stringify(Object.fromEntries(draft)), fits).values).toEqual(begun);
});

it('The fields of a profile that were changed elsewhere are named as their labels name them', () => {
  expect(fieldNames(['headline', 'budgetMax'])).toBe('Headline, Budget up to');
});
