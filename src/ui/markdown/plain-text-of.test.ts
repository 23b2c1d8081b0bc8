import { describe, expect, it } from 'vitest';
import { plainTextOf, tokenWords } from './plain-text-of';

describe('a text before it is formatted', () => {
  it.each([
    ['**Rent** is [[eval:1#rent=5]]', 'Rent is [[eval:1#rent=5]]'],
    ['See [the guide](/knowledge-base) first', 'See the guide first'],
    ['## Costs\n\n> A note\n- one', 'Costs\n\nA note\n- one'],
    ['| Step | Result |\n| --- | ---: |\n| Rent | £5 |', 'Step · Result\nRent · £5'],
    ['£5 | £6 a|b', '£5 · £6 a|b'],
  ])('%j is its words: %j', (text, words) => expect(plainTextOf(text, 'assistant')).toBe(words));

  it('keeps what people wrote to each other', () => {
    expect(plainTextOf('**a** | [b](c)', 'chat')).toBe('**a** | [b](c)');
  });

  it('leaves a calculator of an article out', () => {
    expect(plainTextOf('One\n\n[[calc:yield]]\n\nTwo [[term:ICR]]', 'article')).toBe(
      'One\n\nTwo [[term:ICR]]',
    );
  });
});

it.each([
  ['eval:1#rent=5.00', '5.00'],
  ['term:ICR', 'ICR'],
])('the token %s is called %s', (token, words) => expect(tokenWords(token)).toBe(words));
