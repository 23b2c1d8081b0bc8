import { describe, expect, it } from 'vitest';
import { flatTextOf, placeOf, rangeOf } from './text-places';

function article(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.replaceChildren(box);
  return box;
}
/** The range from the first character of one text to behind the last of another. */
function select(box: HTMLElement, from: string, to: string): Range {
  const texts = [...box.querySelectorAll('*')].flatMap(({ childNodes }) =>
    [...childNodes].filter((node): node is Text => node instanceof Text),
  );
  const range = document.createRange();
  const start = texts.find(({ data }) => data.includes(from));
  const end = texts.findLast(({ data }) => data.includes(to));
  if (!start || !end) throw new Error('No such text');
  range.setStart(start, start.data.indexOf(from));
  range.setEnd(end, end.data.lastIndexOf(to) + to.length);
  return range;
}

const rent = '<p>The <b>rent</b> of a\n  year.</p><ul><li>The rent rises</li><li>and falls</li></ul>';

describe('words of an article', () => {
  it('read in one line, with a space between its blocks', () => {
    expect(flatTextOf(article(rent)).text).toBe('The rent of a year. The rent rises and falls');
  });

  it('are without a formula’s source and without calculators', () => {
    const box = article(
      '<p>So <span class="katex"><span class="katex-mathml">x^2</span><span>x2</span></span></p><section><p>Work it out</p></section>',
    );
    expect(flatTextOf(box).text).toBe('So x2');
  });

  it('are found again where they stood, over several elements', () => {
    const box = article(rent);
    const place = placeOf(flatTextOf(box), select(box, 'rent', 'year'));
    expect(place).toEqual({ quote: 'rent of a year', occurrence: 0 });
    expect(place && rangeOf(flatTextOf(box), place)?.toString()).toBe('rent of a\n  year');
  });

  it('are told apart from the same words elsewhere', () => {
    const box = article(rent);
    const place = placeOf(flatTextOf(box), select(box, 'The rent rises', 'The rent'));
    expect(place).toEqual({ quote: 'The rent', occurrence: 1 });
    expect(place && rangeOf(flatTextOf(box), place)?.startContainer.textContent).toBe('The rent rises');
  });

  it('that are not there, or are too many, are no place', () => {
    const box = article(rent);
    const flat = flatTextOf(box);
    expect(rangeOf(flat, { quote: 'The deposit', occurrence: 0 })).toBeNull();
    expect(rangeOf(flat, { quote: 'The rent', occurrence: 2 })).toBeNull();
    const nothing = document.createRange();
    nothing.setStart(box, 0);
    expect(placeOf(flat, nothing)).toBeNull();
    const long = article(`<p>${'word '.repeat(300)}</p>`);
    expect(placeOf(flatTextOf(long), select(long, 'word', 'word '))).toBeNull();
  });
});
