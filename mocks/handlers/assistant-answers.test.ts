import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from './assistant-answers';
import { amountsIn, stampDutyOf } from './assistant-sums';

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
    expect(ask('stamp duty on £180,000 in Cardiff')).toContain('I would rather not guess');
  });
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
  ['Explain BRRR', '£13,500 stays in'],
  ['Can I still use section 21?', 'no section 21'],
  ['What are the running costs?', '£1,150 and costs $5 or $6'],
  ['hello', 'Hi Hannah'],
  ['Thanks!', 'You’re welcome'],
  ['How is my deal?', 'I do not see an evaluation'],
  ['Who will win the cup?', "I don't know"],
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
