import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, cropBox, dragged, heldInside, shownShare, turned, wholeCrop } from './crop-frame';

const landscape = { width: 6000, height: 4000 };
const portrait = { width: 1000, height: 2000 };

/** In whole pixels: shares of thirds are not exact. */
const inPixels = (box: ReturnType<typeof cropBox>) => ({
  left: Math.round(box.left),
  top: Math.round(box.top),
  width: Math.round(box.width),
  height: Math.round(box.height),
});

describe('a crop', () => {
  it('shows as much as fits, in the middle', () => {
    expect(inPixels(cropBox(landscape, 1, wholeCrop))).toEqual({
      left: 1000,
      top: 0,
      width: 4000,
      height: 4000,
    });
    expect(inPixels(cropBox(portrait, 4, wholeCrop))).toEqual({
      left: 0,
      top: 875,
      width: 1000,
      height: 250,
    });
  });

  it('shows a part when it comes closer', () => {
    expect(inPixels(cropBox(landscape, 1, { ...wholeCrop, zoom: 2 }))).toEqual({
      left: 2000,
      top: 1000,
      width: 2000,
      height: 2000,
    });
  });

  it('follows the finger, and stops at the edge', () => {
    const right = dragged(landscape, 1, wholeCrop, 0.1, 0);
    expect(cropBox(landscape, 1, right).left).toBeCloseTo(600);
    expect(cropBox(landscape, 1, dragged(landscape, 1, wholeCrop, 5, 5)).left).toBeCloseTo(0);
    expect(cropBox(landscape, 1, dragged(landscape, 1, wholeCrop, -5, 0)).left).toBeCloseTo(2000);
  });

  it('turns about its middle: four turns are none', () => {
    const off = dragged(landscape, 1, { ...wholeCrop, zoom: 2 }, 0.3, -0.2);
    let crop = off;
    for (let turn = 0; turn < 4; turn += 1) crop = turned(landscape, 1, crop);
    expect(crop.turns).toBe(0);
    expect(crop.x).toBeCloseTo(off.x);
    expect(crop.y).toBeCloseTo(off.y);
  });

  it('keeps to the shape and inside the picture, whatever is done to it', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    const share = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side }),
        fc.constantFrom(1, 4),
        fc.array(fc.tuple(share, share, fc.double({ min: 0, max: 9, noNaN: true }), fc.boolean()), {
          maxLength: 12,
        }),
        (picture, aspect, acts) => {
          let crop = wholeCrop;
          for (const [right, down, zoom, isTurn] of acts) {
            crop = heldInside(picture, aspect, { ...dragged(picture, aspect, crop, right, down), zoom });
            if (isTurn) crop = turned(picture, aspect, crop);
          }
          const sides = crop.turns % 2 === 0 ? picture : { width: picture.height, height: picture.width };
          const box = cropBox(picture, aspect, crop);
          const least = -1e-6;
          expect(crop.zoom).toBeGreaterThanOrEqual(1);
          expect(crop.zoom).toBeLessThanOrEqual(closest);
          expect(box.left).toBeGreaterThanOrEqual(least);
          expect(box.top).toBeGreaterThanOrEqual(least);
          expect(box.left + box.width).toBeLessThanOrEqual(sides.width * (1 + 1e-9) + 1e-6);
          expect(box.top + box.height).toBeLessThanOrEqual(sides.height * (1 + 1e-9) + 1e-6);
          expect(box.width / box.height).toBeCloseTo(aspect, 6);
          const shown = shownShare(picture, aspect, crop);
          expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
