import { describe, expect, it } from 'vitest';
import { wantsSound } from './wants-sound';

const notification = {
  6: { inApp: true, email: true, sound: true },
  5: { inApp: true, email: true, sound: false },
};
const at = (time: string) => new Date(`2026-05-13T${time}:00`);

describe('A notification', () => {
  it('sounds only where its type has sound on', () => {
    const loud = { notification, quietHours: null };
    expect(wantsSound([6], loud, at('12:00'))).toBe(true);
    expect(wantsSound([5, null, 1], loud, at('12:00'))).toBe(false);
    expect(wantsSound([5, 6], loud, at('12:00'))).toBe(true);
  });

  it.each([
    ['22:00', '07:00', '21:59', true],
    ['22:00', '07:00', '22:00', false],
    ['22:00', '07:00', '00:00', false],
    ['22:00', '07:00', '06:59', false],
    ['22:00', '07:00', '07:00', true],
    ['12:00', '13:00', '12:30', false],
    ['12:00', '13:00', '13:00', true],
  ])('with quiet hours from %s to %s sounds at %s: %s', (from, to, now, sounds) => {
    expect(wantsSound([6], { notification, quietHours: { from, to } }, at(now))).toBe(sounds);
  });
});
