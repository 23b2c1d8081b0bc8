import { describe, expect, it } from 'vitest';
import { hitsOf, searchTerms } from './search-terms';
import { wordsOf } from './search-words';

const texts = (query: string) => searchTerms(query).map(({ text }) => text);

/** The parts of a text where what is looked for stands. */
function found(query: string, text: string): string[] {
  const words = wordsOf(text);
  return searchTerms(query).flatMap((term) =>
    hitsOf(term, words).map(({ start, end }) => text.slice(start, end)),
  );
}

describe('what a search looks for', () => {
  it('is its words, each once, without the small ones', () => {
    expect(texts('How to find a TENANT for my house: tenant')).toEqual(['find', 'tenant', 'house']);
  });

  it('is the small ones where there are no others', () => {
    expect(texts('how to')).toEqual(['how', 'to']);
    expect(searchTerms(' …?! ')).toEqual([]);
  });

  it('is one thing where several words name one', () => {
    expect(texts('buy to let stamp duty')).toEqual(['buy to let', 'stamp duty']);
    expect(texts('section 24 interest')).toEqual(['section 24', 'interest']);
  });
});

describe('a thing of the trade is found under each of its names', () => {
  it.each([
    ['s24', 'So section 24 says', 'section 24'],
    ['s.21', 'Section 21 is gone', 'Section 21'],
    ['section 24', 'the s24 credit', 's24'],
    ['sdlt', 'Stamp duty is due', 'Stamp duty'],
    ['btl', 'A first buy-to-let', 'buy-to-let'],
    ['evicting', 'grounds for possession', 'possession'],
    ['evicton', 'grounds for possession', 'possession'],
    ['eviction', 'Getting a home back', 'home back'],
    ['hmo', 'A house in multiple occupation', 'house in multiple occupation'],
    ['cgt', 'a capital gain of £5', 'capital gain'],
  ])('%s in “%s”', (query, text, there) => expect(found(query, text)).toEqual([there]));

  it.each([
    ['s24', 'Section 21 and 24 months'],
    ['sdlt', 'a tub of salt'],
    ['btl', 'to let, or to buy'],
    ['icr', 'The EICR is due'],
  ])('%s not in “%s”', (query, text) => expect(found(query, text)).toEqual([]));
});
