/**
 * The dark squares of a QR code as one path, each square one unit wide: a run of them in a row is one box.
 * @param squares by rows, true where it is dark
 */
export function pathOfSquares(squares: readonly (readonly boolean[])[]): string {
  return squares
    .map((row, y) =>
      runsIn(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
}

/** Where runs of dark squares begin in a row, and how long they are. */
function runsIn(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** A QR code as an SVG file, black on white. @param size of one side, in squares */
export const codeFile = (path: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
