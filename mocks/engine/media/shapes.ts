// SVG by hand: each function draws one thing and returns its markup.
const short = (value: number) => String(Math.round(value * 10) / 10);

/** Further attributes, written as they are. */
type More = string;

export const box = (x: number, y: number, w: number, h: number, fill: string, more: More = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}" ${more}/>`;

export const shape = (points: readonly (readonly [number, number])[], fill: string, more: More = '') =>
  `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more: More = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${more}/>`;

export const outline = (d: string, fill: string, more: More = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export function drawing(
  width: number,
  height: number,
  sky: readonly [string, string],
  content: string,
): string {
  const [top, bottom] = sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".8" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${content}</svg>`;
}
