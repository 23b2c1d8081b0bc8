export interface Measured {
  files: string[];
  bytes: number;
  modules: string[];
}
export function chunkDepths(): Map<string, number>;
export function renamed(script: string, draw: number): string;
export function measureBundle(options?: {
  draws?: number;
}): Record<'entry' | 'feed' | 'landing' | 'styles', Measured>;
export function measureShell(): Pick<Measured, 'files' | 'bytes'>;
