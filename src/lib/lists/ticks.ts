/** Round steps from zero (or a round floor below it) to above the greatest value: four to six lines. */
export function ticks(least: number, greatest: number, wanted = 4): number[] {
  const span = Math.max(greatest, 0) - Math.min(least, 0);
  if (!(span > 0)) return [0, 1];
  const raw = span / wanted;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * size >= raw) ?? 10) * size;
  const from = Math.floor(Math.min(least, 0) / step);
  const to = Math.ceil(Math.max(greatest, 0) / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}
