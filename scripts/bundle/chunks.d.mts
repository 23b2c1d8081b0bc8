/** A rule of the bundler's configuration: what matches goes into the chunk of that name, with all it needs. */
export interface ChunkGroup {
  name: string;
  test: RegExp;
  priority: number;
}

/** What stands before `.ts` or `.tsx` in the names of files that head a chunk. */
export const chunkNames: readonly string[];

/** The groups of the bundler's configuration. */
export function chunkGroups(options: { isDemo: boolean }): ChunkGroup[];
