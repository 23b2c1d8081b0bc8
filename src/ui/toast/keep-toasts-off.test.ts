import { describe, expect, it } from 'vitest';
import { toastPlace } from './keep-toasts-off';

const screen = (width: number, height: number) => ({ width, height, topBar: 64 });
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const headOf = ({ left, right, top }: ReturnType<typeof box>) => box(left, top, right - left, 62);
const placeOf = (panel: ReturnType<typeof box>, window: ReturnType<typeof screen>) =>
  toastPlace(panel, headOf(panel), window);

describe('toasts stand', () => {
  it('where they always do, when the panel leaves the middle of the foot free', () => {
    expect(placeOf(box(1350, 180, 550, 600), screen(1920, 900))).toBeNull();
    expect(placeOf(box(8, 180, 300, 600), screen(1440, 900))).toBeNull();
  });

  it('beside a panel that reaches into the middle', () => {
    expect(placeOf(box(870, 180, 550, 600), screen(1440, 900))).toEqual({ right: 570 });
    expect(placeOf(box(454, 180, 550, 600), screen(1024, 900))).toEqual({ right: 570 });
    expect(placeOf(box(8, 180, 550, 600), screen(1024, 900))).toEqual({ left: 558 });
  });

  it('above a panel that leaves no room beside it', () => {
    expect(placeOf(box(8, 268, 374, 500), screen(390, 844))).toEqual({ bottom: 584 });
    expect(placeOf(box(198, 348, 550, 600), screen(768, 1024))).toEqual({ bottom: 684 });
  });

  it('over the top of the window, when there is no room above either', () => {
    expect(placeOf(box(8, 72, 374, 764), screen(390, 844))).toEqual({ top: 8 });
    expect(placeOf(box(33, 80, 309, 422), screen(390, 844))).toEqual({ top: 8 });
    expect(placeOf(box(8, 72, 624, 240), screen(640, 320))).toEqual({ top: 8 });
  });

  it('in the head of a panel as wide as the page, whose middle is empty', () => {
    expect(placeOf(box(258, 72, 1174, 820), screen(1440, 900))).toEqual({ top: 76 });
  });
});
