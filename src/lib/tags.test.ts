import { describe, expect, it } from 'vitest';
import { tagsIn } from './tags';

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
