import { describe, expect, it } from 'vitest';
import { answerTo } from '@mocks/features/assistant/answers/answers';
import { unknown } from '@mocks/features/assistant/answers/texts';
import { articles } from '@mocks/features/knowledge-base/seeds/articles';
import { metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { figuresIn, inPlainText, spoken } from './answer/spoken';
import { suggestionsFor } from './ask/suggestions';

const deal = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02';
const aDeal = {
  uuid: deal,
  title: 'A deal',
  strategy: 'btl' as const,
  nation: 'england' as const,
  isNamed: true,
  figureOf: () => 5,
  plainOf: () => undefined,
  stepsOf: () => [],
};

describe('an answer is read out', () => {
  it.each([
    ['Cash flow: [[eval:018f#cashFlowPcm=253.90]] a month', 'Cash flow: 253.90 a month'],
    [`Net: [[eval:${deal}#netYield=5.63]]`, 'Net: 5.63%'],
    ['**£10,100** in *all*, see [the page](/blog/a)', '£10,100 in all, see the page'],
    ['# Head\n\n- one\n- two', 'Head one two'],
    ['| Slice | Rate |\n| ---: | --- |\n| £1 | 5% |', 'Slice Rate £1 5%'],
    ['costs $5 or $6', 'costs $5 or $6'],
    [String.raw`In: $$\text{rent} \times 12$$`, 'In: rent × 12'],
  ])('%j as %j', (text, said) => expect(spoken(text)).toBe(said));

  it('in its beginning when it is long', () => {
    expect(spoken('word '.repeat(400)).length).toBeLessThan(660);
  });
});

describe('an answer for a field of plain text', () => {
  it.each([
    ['Cash flow: [[eval:018f#cashFlowPcm=253.90]] a month', 'Cash flow: 253.90 a month'],
    ['## Head\n\n- **one**\n- `two`\n\n\n\n> said', 'Head\n\n- one\n- two\n\nsaid'],
    ['| Slice | Rate |\n| ---: | --- |\n| £1 | 5% |', 'Slice · Rate\n£1 · 5%'],
    [`Each month [[eval:${deal}#cashFlowPcm=253.90]] is left`, 'Each month Cash flow £253.90 is left'],
    [`- Net: **[[eval:${deal}#netYield=5.63]]**`, '- Net: 5.63%'],
    ['*Not advice.* 2 * 3 is _six_, a_b_c', 'Not advice. 2 * 3 is six, a_b_c'],
    [String.raw`$$\frac{12 \times 1150}{180000} = 7.67\%$$`, '(12 × 1150) / 180000 = 7.67%'],
    [String.raw`$$\frac{12 \times 1{,}150}{180{,}000} = 7.67\%$$`, '(12 × 1,150) / 180,000 = 7.67%'],
    [
      String.raw`\[\text{yield} = \frac{12 \times \text{rent}}{\text{price}}\]`,
      'yield = (12 × rent) / price',
    ],
    ['$$x^2$$ and \\(y\\), costs $5, see [the page](/blog/a)', 'x^2 and y, costs $5, see the page'],
  ])('%j is %j', (text, plain) => expect(inPlainText(text)).toBe(plain));
});

describe('an answer that leaves the panel', () => {
  it.each([
    [`**Deal**: it returns [[eval:${deal}#roi=9.1]]`, 'Deal: it returns ROI 9.10%'],
    [`| Net yield | [[eval:${deal}#netYield=5.63]] |`, 'Net yield · 5.63%'],
    [
      `For **A deal**, from your own inputs:\n\n- Net yield: [[eval:${deal}#netYield=5.63]]\n\n*An estimate, not advice. Each figure links to its place in the evaluation and says so if the deal has changed since.*`,
      'For A deal:\n\n- Net yield: 5.63%\n\nAn estimate, not advice.',
    ],
    [
      'For **A deal**, Callum Reyes’s evaluation, shared with you, from its inputs:',
      'For A deal, Callum Reyes’s evaluation:',
    ],
    ['**A** and **B**, side by side from your own inputs:', 'A and B, side by side:'],
    ['One.\n\nYou have 22 more evaluations. Name one and I’ll quote that instead.', 'One.'],
  ])('%j is %j', (text, said) => expect(inPlainText(text)).toBe(said));

  it.each(['What is my yield?', 'What if the rent is £1,300?', 'How does this deal look?'])(
    'to “%s” says nothing of links and inputs, and has no marks',
    (text) => {
      const answer = answerTo({
        text,
        firstName: 'Hannah',
        today: '2026-05-13',
        evaluation: aDeal,
      });
      expect(inPlainText(answer)).not.toMatch(/its place in the evaluation|your own inputs|\*\*|---|\[\[/);
    },
  );

  it('quotes its figures once each', () => {
    const text = `[[eval:${deal}#roi=9.1]] and [[eval:${deal}#roi=9.1]], [[eval:x#roi=1]], [[eval:${deal}#icr=140]]`;
    expect(figuresIn(text).map(({ metric }) => metric)).toEqual(['roi', 'icr']);
  });
});

describe('suggested questions', () => {
  const paths = [
    '/',
    '/property-evaluations',
    '/property-evaluations/018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02',
    '/property-search',
    '/pipeline',
    '/portfolio',
    '/blog/stamp-duty',
    '/conversations',
    '/settings/account',
    '/knowledge-base',
    '/notifications',
    '/networking/explore',
    '/networking/connections',
    '/callum.reyes',
    '/callum.reyes/post/12',
  ];

  it.each(paths)('on %s are four that Ava can answer', (path) => {
    const questions = suggestionsFor(path, null);
    expect(new Set(questions).size).toBe(4);
    for (const text of questions.filter((each) => !each.startsWith('Can you summarise'))) {
      const evaluation = path.endsWith('7a02') ? aDeal : undefined;
      const answer = answerTo({ text, firstName: 'Hannah', today: '2026-05-13', evaluation });
      expect({ text, answer }).not.toEqual({ text, answer: unknown });
      expect(answer).not.toContain('I didn’t understand');
    }
  });

  it.each(['btl', 'hmo', 'brrr', 'sa', 'flip', 'r2r'] as const)(
    'on an evaluation of the strategy %s are four that it has figures for',
    (strategy) => {
      const questions = suggestionsFor(`/property-evaluations/${deal}`, null, null, strategy);
      expect(new Set(questions).size).toBe(4);
      const has = (field: HeadlineMetric) =>
        metricsOf[strategy].includes(field) || (field === 'stampDuty' && strategy !== 'r2r');
      for (const text of questions) {
        const evaluation = {
          ...aDeal,
          strategy,
          figureOf: (field: HeadlineMetric) => (has(field) ? 5 : undefined),
        };
        const answer = answerTo({ text, firstName: 'Hannah', today: '2026-05-13', evaluation });
        expect(answer).toContain('[[eval:');
        expect(answer).not.toMatch(/has no figure|I did not understand|I do not know/);
      }
    },
  );

  it('are of its own on every page that has something of its own', () => {
    const own = paths.filter((path) => path !== '/').map((path) => suggestionsFor(path, null).join());
    expect(new Set(own).size).toBe(own.length - 1); // a post and an article of the blog are both read
    expect(own).not.toContain(suggestionsFor('/', null).join());
    expect(suggestionsFor('/terms', null)).toEqual(suggestionsFor('/', null));
    expect(suggestionsFor('/conversations/', null)).toEqual(suggestionsFor('/conversations', null));
  });

  it.each([
    ['Interest cover: the figure that limits your loan', 'finance', 'How does interest cover work?'],
    ['Stamp duty on an additional home, worked out', 'tax', 'What is the stamp duty on £250,000?'],
    ['Room sizes that pass', 'hmo', 'When do I need an HMO licence?'],
    ['LBTT and the supplement', 'scotland', 'What is the LBTT on £180,000 in Scotland?'],
  ])('on the article “%s” (%s) begin with what it says, then “%s”', (title, category, second) => {
    expect(suggestionsFor('/', null, { title, category }).slice(0, 2)).toEqual([
      'Can you summarise this?',
      second,
    ]);
  });

  it.each(articles)('on “$title” are four that Ava can answer', ({ title, category }) => {
    const questions = suggestionsFor('/', null, { title, category });
    expect(new Set(questions).size).toBe(4);
    for (const text of questions.slice(1)) {
      const answer = answerTo({ text, firstName: 'Hannah', today: '2026-05-13', evaluation: undefined });
      expect({ text, answer }).not.toEqual({ text, answer: unknown });
    }
  });

  it('are of what is asked about rather than of the page', () => {
    const subject = { title: 'A deal', path: '/property-evaluations/018f' };
    expect(suggestionsFor('/pipeline', subject)[0]).toBe('How does this deal look?');
  });
});
