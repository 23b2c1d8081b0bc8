import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from './answers';
import { amountsIn, stampDutyOf } from '../reading/sums';

const today = '2026-05-13';
const ask = (text: string) => answerTo({ text, firstName: 'Hannah', today, evaluation: undefined });

describe('stamp duty', () => {
  it.each([
    [180_000, 'england', 10_100],
    [300_000, 'england', 20_000],
    [2_000_000, 'england', 253_750],
    [180_000, 'scotland', 15_100],
    [250_000, 'scotland', 22_100],
    [0, 'england', 0],
  ] as const)('on £%d in %s is £%d', (price, nation, tax) => {
    expect(stampDutyOf(price, nation, today).tax).toBe(tax);
  });

  it('is answered with its bands', () => {
    expect(ask('What is the stamp duty on £180k?')).toContain('comes to **£10,100**');
    expect(ask('LBTT on a flat at 180,000 in Glasgow')).toContain('**£15,100**');
    expect(ask('stamp duty on £300,000')).toContain('| £50,000 | 10% | £5,000 |');
  });

  it('asks for a price, warns below £40,000, and does not guess for Wales', () => {
    expect(ask('How does SDLT work?')).toContain('Tell me a price');
    expect(ask('stamp duty on £30,000')).toContain('under £40,000');
    expect(ask('stamp duty on £180,000 in Cardiff')).toContain('I’d rather not guess');
  });
});

it('below £40,000 the exemption stands beside the figure', () => {
  expect(ask('stamp duty on £39,999')).toMatch(
    /comes to \*\*£2,000\*\*, but purchases under £40,000 are usually outside/,
  );
});

describe('what a let costs to run', () => {
  const amounts = (line = '') =>
    [...line.matchAll(/£([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

  it.each(['What does a let cost to run?', 'Running costs at £900 pcm?'])('“%s” adds up', (question) => {
    const lines = ask(question)
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('£'));
    const total = amounts(lines.at(-1));
    const items = lines.slice(0, -1).map((line) => amounts(line));
    expect(items).toHaveLength(5);
    const sum = (of: (item: readonly number[]) => number) => items.reduce((all, item) => all + of(item), 0);
    expect(total).toEqual([sum((item) => item[0] ?? 0), sum((item) => item.at(-1) ?? 0)]);
  });

  it('is for the rent of the question, else for an example', () => {
    expect(ask('What does a let cost to run?')).toMatch(
      /^Here’s a rule of thumb.* For example, at a rent of £1,150/,
    );
    expect(ask('Running costs at £900 pcm?')).toContain('At a rent of £900 per month');
  });
});

describe('section 24', () => {
  it('is worked out with the figures of the question', () => {
    const answer = ask('section 24 on rent of £20,000 and interest of £10,000');
    expect(answer).toContain(
      'With your figures, rent of **£20,000** per year, no other costs and interest of **£10,000**',
    );
    // 40% of £20,000 less 20% of £10,000; 40% of £10,000 before
    expect(answer).toContain('| 40% | £4,000 | £6,000 | **£2,000** |');
    expect(answer).toContain('| 20% | £2,000 | £2,000 | **£0** |');
    expect(answer).not.toContain('example, not');
  });

  it.each([
    [
      'section 24 with £1,150 a month rent, £3,000 costs and interest of £7,087.50',
      '| 40% | £1,485 | £2,902.50 | **£1,417.50** |',
    ],
    [
      'Section 24: rent £1,500 pcm, interest £500 a month',
      'rent of **£18,000** per year, no other costs and interest of **£6,000**',
    ],
  ])('“%s”: %s', (question, part) => expect(ask(question)).toContain(part));

  it.each(['section 24', 'section 24 on rent of £20,000'])(
    '“%s” has an example that is called so',
    (question) => {
      expect(ask(question)).toContain('**An example, not your figures**: rent of £13,800 per year');
    },
  );
});

describe('amounts', () => {
  it.each([
    ['yield on £180,000 at £1,150 pcm', 180_000, 1150],
    ['£180k, rent 950', 180_000, 950],
    ['1.2m with rent of £4,500 a month', 1_200_000, 4500],
    ['what is 75% of it', undefined, undefined],
    ['nothing', undefined, undefined],
  ])('of “%s”', (text, price, rentPcm) => expect(amountsIn(text)).toEqual({ price, rentPcm }));
});

describe('yield', () => {
  it('is worked out when both figures are there', () => {
    expect(ask('yield on £180,000 at £1,150 pcm')).toContain('the gross yield is **7.67%**');
  });

  it('has its thousands apart in the formula, too', () => {
    expect(ask('yield on £150,000 at £1,150 pcm')).toContain(
      String.raw`\frac{12 \times 1{,}150}{150{,}000} = 9.20\%`,
    );
  });

  it('is explained when they are not', () => {
    expect(ask('What is a good yield?')).toContain('$$');
  });
});

it.each([
  ['Can I put up the rent?', 'section 13'],
  ['How do I raise the rent in Edinburgh', 'Rent Service Scotland'],
  ['rent increase in Swansea', 'RHW12'],
  ['section 24', '20% of the interest'],
  ['How big can a deposit be?', '£1,326.92'],
  ['Do I need an HMO licence?', '6.51 m²'],
  ['Explain BRRR', '£13,500 is left in'],
  ['Can I still use section 21?', 'no section 21'],
  ['What are the running costs?', 'software, often £5 or £6 per month'],
  ['hello', 'Hi Hannah'],
  ['Thanks!', 'You’re welcome'],
  ['How is my deal?', 'You don’t have an evaluation'],
  ['Who will win the cup?', 'I don’t know'],
])('“%s” is answered with “%s”', (question, part) => expect(ask(question)).toContain(part));

it('quotes figures of the evaluation, and leaves out what it has not', () => {
  const evaluation = {
    uuid: '11111111-0000-4000-8000-000000000001',
    title: 'A terrace',
    figureOf: (field: string) => (field === 'grossYield' ? 7.6667 : undefined),
    strategy: 'btl' as const,
    nation: 'england' as const,
    isNamed: false,
    plainOf: () => undefined,
    stepsOf: () => [],
  };
  const answer = answerTo({
    text: 'what is the cash flow of this deal',
    firstName: 'Hannah',
    today,
    evaluation,
  });
  expect(answer.match(/\[\[.*?\]\]/g)).toEqual([`[[eval:${evaluation.uuid}#grossYield=7.67]]`]);
});

it('says when an evaluation has no figures', () => {
  const evaluation = {
    uuid: 'x',
    title: 'A terrace',
    strategy: 'btl' as const,
    nation: 'england' as const,
    isNamed: false,
    plainOf: () => undefined,
    figureOf: () => undefined,
    stepsOf: () => [],
  };
  expect(answerTo({ text: 'my deal?', firstName: 'Hannah', today, evaluation })).toContain('no figures yet');
});

it('always answers something, with math in double dollars only', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const answer = ask(text);
      expect(answer).not.toBe('');
      expect((answer.match(/\$\$/g) ?? []).length % 2).toBe(0);
    }),
  );
});
