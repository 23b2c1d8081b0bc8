export interface Measured {
  files: string[];
  bytes: number;
  modules: string[];
}
export function chunkDepths(): Map<string, number>;
export function measureBundle(): Record<'entry' | 'feed' | 'landing' | 'styles', Measured>;
export function measureShell(): Pick<Measured, 'files' | 'bytes'>;
