import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { formatter } from './format';
import { mathPlugins } from '../math/math-plugins';

const html = (node: ReactNode) => render(node).container.innerHTML;

it.each([
  ['a paragraph', '**Net** yield, with a `code`'],
  ['formulas in a line and alone', 'So \\(a+b\\) and \\(c\\):\n\n$$\\frac{1}{2}$$\n\n> - \\(d\\)'],
  ['a block of code that is a formula', '```math\na+b\n```'],
  ['a table with formulas', '| a | b |\n|---|--:|\n| \\(x\\) | 2 |'],
  ['a formula that makes no sense', '\\(\\frac{\\) and \\(\\def\\a{x}\\a\\)'],
])('makes the same of %s in steps as at once', async (_, text) => {
  const asked = { text, variant: 'assistant', mediaBase: undefined } as const;
  const atOnce = html(formatter(mathPlugins).format(asked));
  const inSteps = html(await formatter(mathPlugins).formatInSteps(asked));
  expect(inSteps).toBe(atOnce);
  expect(inSteps).toContain('<');
});

it('gives nothing, in steps too, for what nobody would write', async () => {
  const asked = { text: '> '.repeat(600), variant: 'chat', mediaBase: undefined } as const;
  expect(await formatter(null).formatInSteps(asked)).toBe(formatter(null).format(asked));
});
