import { describe, expect, it } from 'vitest';
import { articleBodies } from '@mocks/features/knowledge-base/seeds/bodies';
import { glossary, byLetter, entriesWith, entryNamed, termsIn } from './glossary';
import { entryId } from './glossary-entry';

const entry = (term: string) => glossary.find((each) => each.term === term);
const terms = (entries: readonly { term: string }[]) => entries.map(({ term }) => term);

describe('the glossary', () => {
  it('has the formulas of the evaluations, with the figures of the sample deals', () => {
    expect(entry('Gross yield')?.formula).toMatchObject({
      words: 'annual rent ÷ price',
      numbers: '£13,800 ÷ £180,000',
      result: '7.67%',
    });
    expect(entry('ROI')?.formula?.result).toBe('4.22%');
    expect(entry('Interest cover')?.formula?.result).toBe('185.86%');
    expect(entry('Stamp duty')?.formula?.result).toBe('£10,100');
    expect(entry('Money left in')?.formula?.words).toBe('cash needed − cash released');
  });

  it('has each term once, each with an id of its own, from A to Z', () => {
    expect(new Set(glossary.map(entryId)).size).toBe(glossary.length);
    const letters = byLetter(glossary).map(([letter]) => letter);
    expect(letters).toEqual([...new Set(letters)].toSorted());
    for (const { meaning } of glossary) expect(meaning).toMatch(/\.$/);
  });

  it('has every word that an article asks it to explain', () => {
    const asked = [...articleBodies.values()].flatMap((text) => [...text.matchAll(/\[\[term:([^\]]+)\]\]/g)]);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.map(([, name = '']) => name).filter((name) => !entryNamed(name))).toEqual([]);
  });

  it('is found by other names and by what is said of a term', () => {
    expect(terms(entriesWith('roi'))).toContain('ROI');
    expect(terms(entriesWith('council licence'))).toEqual(['Selective licensing']);
    expect(entriesWith('zzzz')).toEqual([]);
    expect(entriesWith(' ')).toHaveLength(glossary.length);
  });
});

describe('a search of the glossary', () => {
  it.each([
    ['icr', 'Interest cover'],
    ['eicr', 'EICR'],
    ['yeild', 'Gross yield'],
    ['licence', 'Selective licensing'],
    ['s24', 'Section 24'],
    ['sdlt', 'Stamp duty'],
    ['vioid', 'Void'],
    ['voids', 'Void'],
    ['refinance', 'BRRR'],
  ])('has for “%s” first %s', (words, first) => expect(terms(entriesWith(words))[0]).toBe(first));

  it('has nothing that only looks like a short word', () => {
    expect(terms(entriesWith('icr'))).not.toContain('EICR');
  });

  it('forgives letters only where nothing has the word as it was typed', () => {
    expect(terms(entriesWith('rate'))).not.toContain('Freehold');
    expect(terms(entriesWith('yield'))).toEqual(terms(entriesWith('yeild')));
  });
});

describe('the terms of a text', () => {
  it('are whole words under any of their names, in the order of the text', () => {
    expect(terms(termsIn('An LTV of 75%, and the gross yield. No prerois here.', 6))).toEqual([
      'Loan to value',
      'Gross yield',
    ]);
  });

  it('are no more than asked for', () => {
    expect(termsIn('ROI, ROCE, LTV, ICR, NOI', 2)).toHaveLength(2);
  });
});
