import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prepared } from './math-source';

const hasMath = (text: string) => text.includes('$$');

it.each([
  'Between $5k and $10k',
  '$1.2m to $3m, £5, $6.',
  'rent is £1,150 and costs $5 or $6',
  'nothing here',
  'a\\b \\* \\_',
])('leaves %j alone', (text) => {
  expect(prepared(text)).toBe(text);
  expect(hasMath(prepared(text))).toBe(false);
});

it.each([
  ['so $$a+b$$ it is', 'so $$a+b$$ it is'],
  ['so \\(a+b\\) it is', 'so $$a+b$$ it is'],
  ['so \\[a+b\\] it is', 'so $$a+b$$ it is'],
  ['$$a+b$$', '$$\na+b\n$$'],
  ['\\[a+b\\]', '$$\na+b\n$$'],
  ['\\[\n a\n + b\n\\]', '$$\na\n+ b\n$$'],
  ['$$\na+b\n$$', '$$\na+b\n$$'],
  ['> $$a$$', '> $$\n> a\n> $$'],
  ['- x\n\n  $$\n  a\n  $$', '- x\n\n  $$\n  a\n  $$'],
  ['it is $$ x $$ then', 'it is $$ x $$ then'],
])('reads the mathematics of %j', (text, expected) => {
  expect(prepared(text)).toBe(expected);
  expect(hasMath(expected)).toBe(true);
});

it.each([
  ['we save $$$ here and $$$$ there', String.raw`we save \$\$\$ here and \$\$\$\$ there`],
  ['save $$ now and $$ later', String.raw`save \$\$ now and \$\$ later`],
  ['$$ great deal\n\nand more', `${String.raw`\$\$`} great deal\n\nand more`],
  ['I want $$\n\n$$ is what I want', `${String.raw`I want \$\$`}\n\n${String.raw`\$\$`} is what I want`],
  ['1,150*12*0.9 a year', String.raw`1,150\*12\*0.9 a year`],
])('takes what is none for text: %j', (text, expected) => {
  expect(prepared(text)).toBe(expected);
  expect(hasMath(prepared(text))).toBe(false);
});

it.each(['`\\(a\\)`', '```\n$$x$$ \\[y\\]\n```', '~~~\n\\(z\\)\n~~~', '`1*2*3`'])(
  'leaves code alone: %j',
  (text) => expect(prepared(text)).toBe(text),
);

it('never loses a letter', () => {
  const piece = fc.constantFrom(
    '$$',
    '$',
    '\\[',
    '\\]',
    '\\(',
    '\\)',
    '\n',
    '\n\n',
    'a',
    ' ',
    '`',
    '> ',
    '5*6',
    '*',
  );
  const letters = (text: string) => text.replaceAll(/[^a]/g, '');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(letters(prepared(text))).toBe(letters(text));
    }),
  );
});

it.each(['$$\n', '\\[\n', '\\(', '\\[', '$$ a ', '$$\n\n', '1*', '1,', '`', '> $$\n'])(
  'takes no time for many of %j',
  (unit) => {
    const began = performance.now();
    prepared(unit.repeat(50_000 / unit.length));
    expect(performance.now() - began).toBeLessThan(5000);
  },
);
