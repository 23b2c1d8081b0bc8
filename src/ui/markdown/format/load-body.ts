import type { Formatter } from './format';

let plain: Formatter | null = null;
let withMath: Formatter | null = null;

/** The code that formats a text, if it is there already and `mayNow` agrees. */
export function bodyNow(needsMath: boolean, mayNow: () => boolean): Formatter | null {
  const body = needsMath ? withMath : plain;
  return body && mayNow() ? body : null;
}

/**
 * Fetches the code that formats a text, the library of mathematics only where there is some; without that the formulas' source
 * is shown. Pages that are sure to need it call this ahead.
 */
export async function loadBody(needsMath = false): Promise<Formatter> {
  const maths = needsMath ? import('../math/math-plugins').catch(() => null) : null;
  const { formatter } = await import('./format');
  plain ??= formatter(null);
  if (!maths) return plain;
  const code = await maths;
  if (!code) return plain;
  await code.formulaFonts();
  withMath ??= formatter(code.mathPlugins);
  return withMath;
}
