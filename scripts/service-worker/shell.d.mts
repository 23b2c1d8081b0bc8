interface Chunk {
  file: string;
  imports: string[];
  modules: string[];
}
export function shellFiles(chunks: Chunk[], files: string[]): string[];
export function shellManifest(folder: string, chunks: Chunk[]): { url: string; revision: string | null }[];
export const shellHeads: readonly string[];
