// Few letters that would cost much: minutes of a parser, all of the memory, all of the stack.

/** Repeated up to so many characters. */
const upTo = (characters: number, unit: string) => unit.repeat(Math.floor(characters / unit.length));
const million = 1_000_000;

const units = [
  '[',
  ']',
  '*',
  '_',
  '~',
  '`',
  '>',
  '<',
  '(',
  '!',
  '#',
  '$',
  '|',
  '\\',
  '&',
  '-',
  '\n',
  ' ',
  '\t',
  '\u0000',
  '*a ',
  'a* ',
  '*a_',
  '**a _b* c_',
  '*a **b ',
  '~~a ',
  '`a``b',
  '[a',
  '[a](',
  '![a](',
  'a]',
  '[]',
  '![',

  '> a\n',
  '>>>> a\n',
  '- a\n',
  '- - - a\n',
  '* a\n  b\n\n',
  '1) a\n',
  'a\n=\n',
  '# a\n',
  '```\n',
  '***\n',

  '<a',
  '<!--',
  '<http://a',
  'www.a.b ',
  'a@',
  'a@b.c ',
  'http://',
  '&amp;',
  '[a]: b\n',
  '- [ ] a\n',
  '| a |\n',

  '$$a$$ ',
  '$$\n',
  '\\[',
  '\\(',
  '\\[\n',
  '\\(\\)',
  '$$\n\n',
  '{',
  '\\frac{',
  '[[a:',
  '1*1',
  '1,',
  '\u202e',
  '\ud800',
];

const table = (columns: number, rows: number) =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'x\n'.repeat(rows)}`;

/** Longer or deeper than anybody reads: all of them stay plain. */
export const unreadable: Readonly<Record<string, string>> = {
  ...Object.fromEntries(units.map((unit) => [`a million of ${JSON.stringify(unit)}`, upTo(million, unit)])),
  'ten thousand quotes': '>'.repeat(10_000),
  'six hundred lists': Array.from({ length: 130 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
  'lists on one line': `${'- '.repeat(300)}x`,
  'open brackets': '['.repeat(5000),
  'pictures in pictures': `${'!['.repeat(500)}${'](b)'.repeat(500)}`,
  'a run of stars': `${'*a '.repeat(3)}${'*'.repeat(5000)}`,
  'stars and underscores without end': upTo(19_000, '*a_'),
  'stars that close nothing': upTo(19_000, 'a* '),
  'a table of millions of cells': table(1800, 2000),
  'a table of many rows': table(3, 5000),
  'a table in a quote': table(50, 200).replaceAll(/^/gm, '> '),
};

/** As much of everything as may be let through to the parser. */
export const heavy: Readonly<Record<string, string>> = {
  ...Object.fromEntries(units.map((unit) => [`many of ${JSON.stringify(unit)}`, upTo(3000, unit)])),
  'stars inside each other': `${'*a **b '.repeat(200)}${'b** a* '.repeat(200)}`,
  'a wide table': table(50, 50),
  'many formulas': upTo(19_000, '$$\\frac{1}{2}$$ '),
  'backticks of every length': Array.from({ length: 150 }, (_, index) => '`'.repeat(index + 1)).join(' '),
};
