/** The bands of an energy performance certificate with the least score of each, SAP points. */
const least = { A: 92, B: 81, C: 69, D: 55, E: 39, F: 21, G: 1 } as const;

export type EnergyBand = keyof typeof least;

// The keys of the record are the bands, best first.
export const energyBands = Object.keys(least) as readonly EnergyBand[];

/** The band of a score. @param score SAP points, 1 to 100 */
export const energyBand = (score: number): EnergyBand =>
  energyBands.find((band) => score >= least[band]) ?? 'G';
