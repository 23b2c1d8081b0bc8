import { describe, expect, test } from 'vitest';
import { avatarHue } from './avatar-hue';

describe('the hue of a name', () => {
  test('is the same for the same name, whatever its case and outer spaces', () => {
    expect(avatarHue(' Ada Fenwick ')).toBe(avatarHue('ada fenwick'));
  });

  test('is a whole number of degrees, for empty names and emoji too', () => {
    for (const name of ['', '😀', 'Žižek', 'x'.repeat(5000)]) {
      const hue = avatarHue(name);
      expect(Number.isInteger(hue)).toBe(true);
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(360);
    }
  });

  test('spreads over the circle', () => {
    const quarters = new Set(
      Array.from({ length: 40 }, (_, n) => Math.floor(avatarHue(`Investor ${n}`) / 90)),
    );
    expect(quarters.size).toBe(4);
  });
});
