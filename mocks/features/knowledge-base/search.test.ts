import { describe, expect, it } from 'vitest';
import { find, searchOf } from './search';
import { searchedText } from '../../engine/texts/prose';

describe('finding', () => {
  const body = 'Rent of £1,150 a month. Section 24 stops individuals from deducting interest.';

  it('says where the words stand, in the words of the text', () => {
    const hit = find(searchOf('SECTION interset') ?? [], 'Section by section', body);
    const shown = hit?.highlights.map(({ field, text, ranges }) => [
      field,
      ranges.map(({ start, end }) => text.slice(start, end)),
    ]);
    expect(shown).toEqual([
      ['title', ['Section', 'section']],
      ['body', ['Section', 'interest']],
    ]);
  });

  it('wants at least half of the words somewhere, and says which are missing', () => {
    expect(find(searchOf('section rent') ?? [], 'Title', body)?.missing).toEqual([]);
    expect(find(searchOf('section bananas') ?? [], 'Title', body)?.missing).toEqual(['bananas']);
    expect(find(searchOf('section bananas apples') ?? [], 'Title', body)).toBeUndefined();
    expect(find(searchOf('bananas') ?? [], 'Title', body)).toBeUndefined();
  });

  it('finds a thing under another name, and marks all of that name', () => {
    const [highlight] = find(searchOf('s24') ?? [], 'Title', body)?.highlights ?? [];
    expect(highlight?.ranges.map(({ start, end }) => highlight.text.slice(start, end))).toEqual([
      'Section 24',
    ]);
  });

  it('marks no place twice', () => {
    const [highlight] =
      find(searchOf('rent rise rent') ?? [], 'Title', 'A rent rise is rent.')?.highlights ?? [];
    expect(highlight?.ranges).toEqual([
      { start: 2, end: 11 },
      { start: 15, end: 19 },
    ]);
  });

  it('forgives nothing in short words and figures', () => {
    expect(find(searchOf('25') ?? [], 'Title', body)).toBeUndefined();
    expect(find(searchOf('rant') ?? [], 'Title', body)).toBeDefined();
  });

  it('has nothing to look for in marks alone', () => {
    expect(searchOf('  …?! ')).toBeNull();
  });

  it('cuts the body around the most finds, and the ranges with it', () => {
    const long = `${'word '.repeat(200)}yield and yield and ${'word '.repeat(200)}yield`;
    const [highlight] = find(searchOf('yield') ?? [], 'Title', long)?.highlights ?? [];
    expect(highlight?.text.length).toBeLessThan(210);
    expect(highlight?.ranges).toHaveLength(2);
    for (const { start, end } of highlight?.ranges ?? []) {
      expect(highlight?.text.slice(start, end)).toBe('yield');
    }
  });

  it('shows the sentence with most of the words, whole, and what follows while there is room', () => {
    const text = `Interest first.\nA heading\nOf tax. You pay tax on the rent, e.g. 40%. Then comes ${'more '.repeat(40)}.`;
    const shownOf = (query: string) => find(searchOf(query) ?? [], 'Title', text)?.highlights[0]?.text;
    expect(shownOf('rent tax')).toBe('You pay tax on the rent, e.g. 40%.');
    expect(shownOf('interest')).toBe('Interest first. A heading Of tax. You pay tax on the rent, e.g. 40%.');
  });

  it('leaves out the numbers of a list, and ends before a table, whose rows keep their cells apart', () => {
    const text = searchedText(
      'Tax rises.\n4. Raise the yield.\n\n| Band | Rate |\n|---|---|\n| To £125,000 | 5% |',
    );
    const shownOf = (query: string) => find(searchOf(query) ?? [], 'Title', text)?.highlights[0]?.text;
    expect(shownOf('tax')).toBe('Tax rises. Raise the yield.');
    expect(shownOf('band')).toBe('Band · Rate');
  });

  it('never shows the sources of an article', () => {
    const text = searchedText('Rent is **taxed**.\n\n## Sources\n- [Tax on rent](https://gov.uk)');
    expect(text).toBe('Rent is taxed.');
  });
});
