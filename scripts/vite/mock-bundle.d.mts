import type { Plugin } from 'vite';

export interface MockBundle {
  /** Changes with the code. */
  tag: string;
  files: ReadonlyMap<string, string | Uint8Array>;
  modules: ReadonlySet<string>;
}
export function bundleMockServer(): Promise<MockBundle>;
export function bundledMockServer(): Plugin & {
  resolveId: (source: string) => string | undefined;
  load: (id?: string) => string | undefined;
};
