import { describe, expect, it } from 'vitest';
import { tagAt, tagsIn } from './tags';

const found = (text: string) => tagsIn(text).map(({ tag }) => tag);

describe('the tags of a text', () => {
  it('are words behind a #', () => {
    expect(tagsIn('Keys today. #brrr and #HMO_Leeds!')).toEqual([
      { start: 12, tag: 'brrr' },
      { start: 22, tag: 'HMO_Leeds' },
    ]);
  });

  it('are of any script, and may begin with a digit', () => {
    expect(found('(#café) #2bed #Édinburgh #大阪')).toEqual(['café', '2bed', 'Édinburgh', '大阪']);
  });

  it.each([
    'We are #1',
    '# heading',
    '##twice',
    'C#sharp',
    'https://a.example/#part',
    '&#x27;',
    'a_#b',
    `#${'x'.repeat(51)}`,
    '#2026',
    '#___',
  ])('are not in %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('have 50 characters at most', () => {
    expect(found(`#${'é'.repeat(50)} #${'é'.repeat(51)}`)).toEqual(['é'.repeat(50)]);
  });

  it('are found in a long text at once', () => {
    expect(found('#1'.repeat(100_000))).toEqual([]);
    expect(found(`#${'1'.repeat(200_000)}`)).toEqual([]);
  });
});

describe('the tag that is being written', () => {
  it.each([
    ['#', 1, { start: 0, query: '' }],
    ['Keys today #brr', 15, { start: 11, query: 'brr' }],
    ['Keys #brr today', 9, { start: 5, query: 'brr' }],
    ['(#HMO_L', 7, { start: 1, query: 'HMO_L' }],
    ['a line\n#é', 9, { start: 7, query: 'é' }],
    ['C#', 2, null],
    ['##', 2, null],
    ['https://a.example/#part', 23, null],
    ['# heading', 9, null],
    ['#brr today', 10, null],
    [`#${'x'.repeat(51)}`, 52, null],
  ])('in %j at %i', (text, cursor, expected) => {
    expect(tagAt(text, cursor)).toEqual(expected);
  });
});
