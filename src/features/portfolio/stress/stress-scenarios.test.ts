import { expect, it } from 'vitest';
import { noStress } from '@/lib/portfolio/stress';
import { presets } from './stress-scenarios';

it('“All at once” is the other presets together', () => {
  const changed = presets
    .slice(0, -1)
    .map(({ stress }) => Object.entries(stress).filter(([, value]) => value !== 0));
  expect(presets.at(-1)).toEqual({
    name: 'All at once',
    stress: { ...noStress, ...Object.fromEntries(changed.flat()) },
  });
});
