import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, type Segment } from './rich-text';

fc.configureGlobal({ seed: 20261121 });

const mentions = [
  { name: 'callum.reyes', link: '/callum.reyes' },
  { name: 'ama', link: '/ama' },
  { name: 'ama.boateng', link: '/ama.boateng' },
  { name: 'a+b(c)*', link: '/odd' },
  { name: '.*', link: '/dots' },
  { name: '__proto__', link: '/proto' },
  { name: 'Zoë', link: '/zoe' },
  { name: 'evil', link: 'javascript:alert(1)' },
  { name: '', link: '/nobody' },
];
const parse = (text: string) => parseRichText(text, mentions);
const linked = (text: string) => parse(text).filter((segment) => segment.kind !== 'text');
const plain = (text: string): Segment => ({ kind: 'text', text });
const mention = (text: string, href: string): Segment => ({ kind: 'mention', text, href });
const link = (text: string, href = text): Segment => ({ kind: 'link', text, href });

describe('mentions', () => {
  it('links a known name and leaves the rest', () => {
    expect(parse('Thanks @callum.reyes and @nobody!')).toEqual([
      plain('Thanks '),
      mention('@callum.reyes', '/callum.reyes'),
      plain(' and @nobody!'),
    ]);
  });

  it.each([
    ['@ama, yes', '@ama', '/ama'],
    ['@ama.', '@ama', '/ama'],
    ['@ama’s flat', '@ama', '/ama'],
    ['(@ama)', '@ama', '/ama'],
    ['@ama.boateng.', '@ama.boateng', '/ama.boateng'],
    ['@a+b(c)* hello', '@a+b(c)*', '/odd'],
    ['@.* hello', '@.*', '/dots'],
    ['@__proto__', '@__proto__', '/proto'],
    ['@Zoë', '@Zoë', '/zoe'],
    ['🏠@ama', '@ama', '/ama'],
  ])('finds the name in %j', (text, shown, href) => expect(linked(text)).toEqual([mention(shown, href)]));

  it.each([
    '@amara',
    '@ama.boat',
    '@ama-lee',
    '@ama_1',
    '@am',
    '@Ama',
    'to@ama',
    'é@ama',
    '𝒜@ama',
    '@ ama',
    '@',
    '@evil',
    '@Zoe',
  ])('leaves %j alone', (text) => expect(parse(text)).toEqual([plain(text)]));

  it('finds neighbours', () => {
    expect(parse('@ama @ama/@callum.reyes')).toEqual([
      mention('@ama', '/ama'),
      plain(' '),
      mention('@ama', '/ama'),
      plain('/'),
      mention('@callum.reyes', '/callum.reyes'),
    ]);
  });
});

describe('links', () => {
  it.each([
    ['see https://example.org/a?b=c#d now', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org'],
    ['HTTPS://Example.org', 'HTTPS://Example.org'],
    ['It is at https://example.org.', 'https://example.org'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['(https://example.org/a_(b)).', 'https://example.org/a_(b)'],
    ['https://example.org/?!...', 'https://example.org/'],
    ['"https://example.org"', 'https://example.org'],
    ['<https://example.org>', 'https://example.org'],
    ['https://medium.example/@ama/x', 'https://medium.example/@ama/x'],
    ['https://example.org/\u202egpj.exe', 'https://example.org/'],
  ])('finds the address in %j', (text, address) => expect(linked(text)).toEqual([link(address)]));

  it('leads from www. to https://', () => {
    expect(parse('www.example.org/x, then')).toEqual([
      link('www.example.org/x', 'https://www.example.org/x'),
      plain(', then'),
    ]);
  });

  it.each([
    'https://',
    'http:// x',
    'www.',
    'www. x',
    'www...',
    'awww.example.org',
    'xhttps://example.org',
    'https://a@b.example',
    'javascript:alert(1)',
    'ftp://example.org',
    'example.org',
  ])('leaves %j alone', (text) => expect(parse(text)).toEqual([plain(text)]));
});

it('has nothing to say about nothing', () => expect(parse('')).toEqual([]));

describe('laws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '@ama',
      '@',
      'www.',
      'https://',
      'http://',
      'javascript:',
      '.',
      ')',
      '(',
      ' ',
      '\n',
      '[',
      'a',
      '@evil',
      '\u202e',
      '\ud800',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  const anyMention = fc.record({
    name: fc.oneof(fc.string(), fc.constantFrom('ama', '(', '.*')),
    link: fc.oneof(fc.webUrl(), fc.string(), fc.constant('javascript:x')),
  });

  it('joins to the input, with no empty piece and no two plain neighbours', () => {
    fc.assert(
      fc.property(text, fc.array(anyMention), (input, known) => {
        const segments = parseRichText(input, known);
        expect(segments.map((segment) => segment.text).join('')).toBe(input);
        segments.forEach((segment, index) => {
          expect(segment.text).not.toBe('');
          if (segment.kind === 'text') expect(segments[index + 1]?.kind).not.toBe('text');
        });
      }),
    );
  });

  it('never emits an unsafe href', () => {
    fc.assert(
      fc.property(text, fc.array(anyMention), (input, known) => {
        for (const segment of parseRichText(input, known)) {
          if (segment.kind === 'text') continue;
          expect(new URL(segment.href, 'https://own.example').protocol).toMatch(/^(https?|mailto|tel):$/);
        }
      }),
    );
  });
});

it.each([
  ['one long address', `https://example.org/${'a'.repeat(1_000_000)}`],
  ['addresses within addresses', 'http://['.repeat(150_000)],
  ['brackets at the end', `https://example.org/${')'.repeat(1_000_000)}`],
  ['at signs', '@'.repeat(1_000_000)],
  ['almost a name', '@ama.boaten'.repeat(100_000)],
  ['almost a link', 'www.'.repeat(250_000)],
  ['letters that could begin a link', 'hw'.repeat(500_000)],
])(
  'reads a million characters of %s without freezing',
  (_, text) => {
    const known = [
      ...mentions,
      { name: '@'.repeat(100), link: '/at' },
      { name: '@'.repeat(90_000), link: '/long' },
    ];
    const segments = parseRichText(text, known);
    expect(segments.reduce((length, segment) => length + segment.text.length, 0)).toBe(text.length);
  },
  4000,
);
