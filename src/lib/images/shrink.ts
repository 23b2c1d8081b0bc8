/** As the specification has it (§9): 1 MB, 10 passes, quality × 0.85 for PNG or × 0.95, resolution × 0.95 a pass. */
const mostBytes = 1024 * 1024;
const mostPasses = 10;
const resolutionFactor = 0.95;

interface Size {
  width: number;
  height: number;
  quality: number;
}

/**
 * Draws a picture again and again, each time smaller, until it has at most 1 MB or ten passes are over. The smallest is the answer.
 * @param encode draws at a size in pixels, with a quality from 0 to 1
 */
export async function shrink(
  { width, height, isPng }: { width: number; height: number; isPng: boolean },
  encode: (size: Size) => Promise<Blob>,
): Promise<Blob> {
  const qualityFactor = isPng ? 0.85 : 0.95;
  let size: Size = { width, height, quality: 1 };
  let best = await encode(size);
  for (let pass = 0; pass < mostPasses && best.size > mostBytes; pass += 1) {
    size = {
      width: size.width * resolutionFactor,
      height: size.height * resolutionFactor,
      quality: size.quality * qualityFactor,
    };
    const next = await encode(size);
    if (next.size < best.size) best = next;
  }
  return best;
}
