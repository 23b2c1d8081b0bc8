import { pathPart } from './links/path-part';

/** Widths in pixels at which the server offers a picture (specification §9): small ones, then whole screens. */
const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
const widths: readonly number[] = [...imageWidths, ...deviceWidths];
const widest = 3840;
const quality = 75;

/** The first offered width that is at least `pixels`; beyond the last, the last. */
export function mediaWidth(pixels: number): number {
  return widths.find((width) => width >= pixels) ?? widest;
}

/**
 * The path of a picture below the server prefix: `/media/{ownerId}/media/{file}`, with `?w=…&q=75` when a width in
 * pixels is given (the next offered one is asked for).
 */
export function mediaPath(ownerId: number | string, file: string, width?: number): string {
  const path = `/media/${segment(String(ownerId))}/media/${segment(file)}`;
  return width === undefined ? path : `${path}?w=${mediaWidth(width)}&q=${quality}`;
}

export interface Picture {
  /** The server prefix, `/api` or an absolute address without a slash at the end. */
  base: string;
  ownerId: number | string;
  file: string;
}

/** `srcset` of a picture that is always shown `width` CSS pixels wide: for plain and for dense screens. */
export function fixedSrcSet({ base, ownerId, file }: Picture, width: number): string {
  return [1, 2]
    .map((density) => `${base}${mediaPath(ownerId, file, width * density)} ${density}x`)
    .join(', ');
}

/** `srcset` of a picture whose width depends on the screen (with `sizes`), from `narrowest` CSS pixels up. */
export function fluidSrcSet({ base, ownerId, file }: Picture, narrowest = 640): string {
  return widths
    .filter((width) => width >= mediaWidth(narrowest))
    .map((width) => `${base}${mediaPath(ownerId, file, width)} ${width}w`)
    .join(', ');
}

/** One path segment: nothing in it can climb out of the media folder or break the address. */
const segment = (part: string): string => pathPart(part) ?? '_';
