import { describe, expect, it } from 'vitest';
import { readConnectionsSearch } from './connections-search';
import { addressesComplaint, addressesIn } from '../invite/invite-rules';
import { tagsComplaint, tagsOf } from '../requests/note-rules';

describe('tags', () => {
  it('are read between commas, once each whatever their case', () => {
    expect(tagsOf(' lender, Leeds,,LEEDS , ')).toEqual(['lender', 'Leeds']);
  });

  it('are ten at most, of thirty characters at most', () => {
    expect(tagsComplaint('lender, Leeds')).toBeUndefined();
    expect(tagsComplaint(Array.from({ length: 11 }, (_, at) => `t${at}`).join(','))).toBe(
      'Use 10 tags or fewer',
    );
    expect(tagsComplaint('a'.repeat(31))).toMatch(/longer than 30 characters$/);
  });
});

describe('addresses to invite', () => {
  it('are read as they are pasted', () => {
    expect(addressesIn('Ann@a.example; bob@b.example\n<cat@c.example>, ann@a.example')).toEqual([
      'ann@a.example',
      'bob@b.example',
      'cat@c.example',
    ]);
  });

  it.each([
    ['', 'Enter at least one email address'],
    ['ann@a.example, bob', '“bob” isn’t an email address'],
    [
      Array.from({ length: 21 }, (_, at) => `p${at}@a.example`).join(' '),
      'You can invite up to 20 people at once. You’ve entered 21.',
    ],
    ['ann@a.example', undefined],
  ])('%s: %s', (text, complaint) => {
    expect(addressesComplaint(text)).toBe(complaint);
  });
});

describe('the address of the connections page', () => {
  it('says the tab, the words and the order, and nothing that is not known', () => {
    expect(readConnectionsSearch({ tab: 'sent', query: 'leeds', sort: 'name' })).toEqual({
      tab: 'sent',
      query: 'leeds',
      sort: 'name',
    });
    expect(readConnectionsSearch({ tab: 'x', query: ' ', sort: 1 })).toEqual({});
    expect(readConnectionsSearch({ query: 6 })).toEqual({ query: '6' });
  });
});
