import { describe, expect, it } from 'vitest';
import { readProfileSearch } from './tabs/profile-search';
import { budgetText, memberSince, mutualText, placeText, presenceText } from './profile-labels';

const now = new Date('2026-11-21T09:00:00.000Z');

describe('a profile in words', () => {
  it('says where a member is with what is known', () => {
    expect(placeText({ town: 'Leeds', outcode: 'LS6' })).toBe('Leeds LS6');
    expect(placeText({ outcode: 'LS6' })).toBe('LS6');
    expect(placeText({})).toBeNull();
    expect(placeText(null)).toBeNull();
  });

  it.each([
    [90_000, 180_000, '£90k–£180k'],
    [180_000, 180_000, '£180k'],
    [null, 1_250_000, 'Up to £1.3m'],
    [0, null, 'From £0'],
    [null, null, null],
  ])('a budget from %s to %s reads %s', (budgetMin, budgetMax, text) => {
    expect(budgetText({ budgetMin, budgetMax })).toBe(text);
  });

  it('says since when, and nothing for a date that cannot be read', () => {
    expect(memberSince('2024-02-03T10:00:00.000Z')).toBe('Member since February 2024');
    expect(memberSince('soon')).toBeNull();
  });

  it('says who is online, who was when, and nothing of who hides it', () => {
    expect(presenceText(true, null, now)).toBe('Online');
    expect(presenceText(false, '2026-11-21T04:00:00.000Z', now)).toBe('Last seen 5 hours ago');
    expect(presenceText(false, '2026-11-21T08:59:50.000Z', now)).toBe('Last seen just now');
    expect(presenceText(false, null, now)).toBeNull();
  });

  it('counts mutual connections', () => {
    expect([0, 1, 2].map(mutualText)).toEqual([null, '1 mutual connection', '2 mutual connections']);
  });
});

describe('the address of a profile', () => {
  it('opens a tab and a preview that there are, and no other', () => {
    expect(readProfileSearch({ tab: 'about', preview: 'members' })).toEqual({
      tab: 'about',
      preview: 'members',
    });
    expect(readProfileSearch({ tab: 'admin', preview: 'me' })).toEqual({});
    expect(readProfileSearch({ tab: 3 })).toEqual({});
    expect(readProfileSearch({ tab: 'connections', q: 'reyes' })).toEqual({ tab: 'connections', q: 'reyes' });
    expect(readProfileSearch({ tab: 'about', q: 'reyes' })).toEqual({ tab: 'about' });
    expect(readProfileSearch({ tab: 'connections', q: 7 })).toEqual({ tab: 'connections' });
  });
});
