import { describe, expect, it } from 'vitest';
import { isList, readKnowledgeSearch } from './knowledge-search';

describe('the address of the knowledge base', () => {
  it.each([
    [{ query: 'section 24', category: 'lettings-and-law', page: 2 }],
    [{ saved: true }],
    [{ all: true }],
  ])('is read: %j', (search) => {
    expect(readKnowledgeSearch(search)).toEqual(search);
    expect(isList(readKnowledgeSearch(search))).toBe(true);
  });

  it('takes digits for words', () => {
    expect(readKnowledgeSearch({ query: 24 })).toEqual({ query: '24' });
  });

  it.each([
    {},
    { query: '  ' },
    { category: 'Tax & law' },
    { category: ['tax'] },
    { page: -1 },
    { page: 1 },
    { page: 1.5 },
    { saved: 'yes' },
  ])('leaves out what it cannot read: %j', (search) => {
    expect(readKnowledgeSearch(search)).toEqual({});
    expect(isList(readKnowledgeSearch(search))).toBe(false);
  });
});
