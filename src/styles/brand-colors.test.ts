// The colours that specification §9 names: their hues (OKLCH, degrees), and a background and a border of each in both themes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const blockOf = (css: string, selector: string) => {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`No block of ${selector}`);
  return css.slice(start, css.indexOf('\n}', start));
};
const valueIn = (block: string, name: string) => new RegExp(`\\s--${name}: ([^;]+);`).exec(block)?.[1] ?? '';
const primitives = read('theme.css');
const tokens = read('tokens.css');

interface Oklch {
  /** 0 to 100. */
  lightness: number;
  chroma: number;
  hue: number;
}

/** A colour of a theme, by the primitive that it may name. */
function colorOf(block: string, name: string): Oklch {
  const value = valueIn(block, name);
  const primitive = /^var\(--(.+)\)$/.exec(value)?.[1];
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = (
    primitive === undefined ? value : valueIn(primitives, primitive)
  )
    .replace(/^oklch\(|%|\)$/g, '')
    .split(' ')
    .map(Number);
  return { lightness, chroma, hue };
}

const hues = [
  ['teal', 180, 195],
  ['rose', 0, 15],
  ['tan', 65, 80],
  ['purple', 285, 310],
  ['red', 20, 32],
  ['amber', 60, 90],
  ['green', 140, 160],
] as const;

describe.each([
  ['dark', "[data-theme='dark']"],
  ['light', "[data-theme='light']"],
])('the %s theme', (theme, selector) => {
  const block = blockOf(tokens, selector);

  test('The primary colour is teal, and the secondary is rose', () => {
    expect(Math.abs(colorOf(block, 'primary').hue - 188)).toBeLessThan(5);
    expect(Math.abs(colorOf(block, 'secondary').hue - 8)).toBeLessThan(5);
  });

  test.each(hues)('%s has its hue, a background and a border', (name, from, to) => {
    const [background, border, mark] = ['bg', 'line', 'mark'].map((part) =>
      colorOf(block, `${name}-${part}`),
    );
    for (const color of [background, border, mark]) {
      expect(color?.hue).toBeGreaterThanOrEqual(from);
      expect(color?.hue).toBeLessThanOrEqual(to);
      expect(color?.chroma).toBeGreaterThan(0.015);
    }
    const isDark = (color?: Oklch) => (color?.lightness ?? Number.NaN) < 50;
    expect([isDark(background), isDark(border)]).toEqual([theme === 'dark', theme === 'dark']);
  });

  test('The page and what stands on it have a background and a border of their own', () => {
    const isDark = ['canvas', 'surface-1', 'line'].map((name) => colorOf(block, name).lightness < 50);
    expect(isDark).toEqual(isDark.map(() => theme === 'dark'));
    expect(valueIn(block, 'canvas')).not.toBe(valueIn(block, 'surface-1'));
  });
});

test('Each of the seven is a colour that classes can name', () => {
  const missing = hues.filter(([name]) => !valueIn(primitives, `color-${name}-400`).startsWith('oklch('));
  expect(missing).toEqual([]);
});
