/** A file of a build, and the modules that went into it, by their paths from the project's root. */
export interface Chunk {
  file: string;
  isEntry: boolean;
  imports: string[];
  dynamicImports: string[];
  modules: string[];
}

/** What went into each chunk at the last build of `dist` or `dist-demo`. Throws when there was none. */
export function readChunks(name: 'dist' | 'dist-demo'): Chunk[];
