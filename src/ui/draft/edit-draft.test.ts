import { describe, expect, it } from 'vitest';
import { editDraft, settledDraft, takeUp } from './edit-draft';

const saved = { headline: 'Landlord', town: 'Leeds', roles: ['landlord'] };
const any = () => true;

describe('a draft of changed fields', () => {
  it('A draft holds what was changed, and nothing when all is as it was', () => {
    expect(editDraft(saved, saved, '')).toBe('');
    const draft = editDraft({ ...saved, roles: [] }, saved, '');
    expect(takeUp(saved, draft, any)).toEqual({ values: { ...saved, roles: [] }, draft, overtaken: [] });
  });

  it('A draft drops the fields that the server has already', () => {
    const draft = editDraft({ ...saved, headline: 'Builder', town: 'York' }, saved, '');
    const now = { ...saved, headline: 'Builder' };
    const again = takeUp(now, draft, any);
    expect(again).toMatchObject({ values: { ...now, town: 'York' }, overtaken: [] });
    expect(again.draft).toBe(editDraft({ ...saved, town: 'York' }, saved, ''));
    expect(takeUp({ ...now, town: 'York' }, draft, any).draft).toBe('');
  });

  it('A draft drops the fields that the server keeps without the blanks around them', () => {
    const draft = editDraft({ ...saved, town: 'York ' }, saved, '');
    expect(takeUp({ ...saved, town: 'York' }, draft, any).draft).toBe('');
  });

  it('A draft names the fields that somebody else has changed since, also after more was typed', () => {
    const draft = editDraft({ ...saved, headline: 'Mine' }, saved, '');
    const theirs = { ...saved, headline: 'Theirs' };
    expect(takeUp(theirs, draft, any)).toMatchObject({
      values: { headline: 'Mine' },
      overtaken: ['headline'],
    });
    const more = editDraft({ ...theirs, headline: 'Mine too' }, theirs, draft);
    expect(takeUp(theirs, more, any).overtaken).toEqual(['headline']);
  });

  it('What is typed while a save is under way stays a draft on top of what was sent', () => {
    const sent = { ...saved, headline: 'Sent', town: 'York' };
    const draft = editDraft({ ...sent, headline: 'Sent and more' }, saved, '');
    const rest = settledDraft(draft, sent);
    expect(takeUp(sent, rest, any)).toMatchObject({
      values: { ...sent, headline: 'Sent and more' },
      overtaken: [],
    });
    expect(settledDraft(rest, { ...sent, headline: 'Sent and more' })).toBe('');
  });

  it('A field that was not sent stays as it is', () => {
    const draft = editDraft({ ...saved, town: 'York' }, saved, '');
    expect(settledDraft(draft, { headline: 'Sent' })).toBe(draft);
  });

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{"town":"York"}',
    '{"town":{"is":4}}',
    '{"admin":{"was":0,"is":1}}',
  ])('A draft that is not whole is left out: %s', (draft) => {
    expect(takeUp(saved, draft, any)).toEqual({ values: saved, draft: '', overtaken: [] });
  });

  it('A value that does not fit its field is left out', () => {
    const draft = editDraft({ ...saved, town: 'York' }, saved, '');
    expect(takeUp(saved, draft, () => false).values).toEqual(saved);
  });
});
