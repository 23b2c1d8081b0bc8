// The addresses of a deployment, from the data block in index.html that deploy/configure.mjs writes: no round trip.
export interface RuntimeConfig {
  /** Every call's path sits under it: a path of this origin or an absolute URL. */
  apiPrefix: string;
  /** Origin of the realtime socket; empty means this page's origin. */
  socketUrl: string;
  /** External portfolio page for outstanding transactions; empty means our own. */
  portfolioUrl: string;
}

const defaults: RuntimeConfig = { apiPrefix: '/api', socketUrl: '', portfolioUrl: '' };

/** Reads a configuration; unknown keys and values of another type are left out. */
export function readRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '');
  } catch {
    return defaults;
  }
  if (typeof given !== 'object' || given === null) return defaults;
  const entries = new Map<string, unknown>(Object.entries(given));
  const textOf = (key: keyof RuntimeConfig) => {
    const value = entries.get(key);
    return typeof value === 'string' ? value : defaults[key];
  };
  return {
    apiPrefix: textOf('apiPrefix').replace(/\/+$/, ''),
    socketUrl: textOf('socketUrl'),
    portfolioUrl: textOf('portfolioUrl'),
  };
}

export const runtimeConfig = readRuntimeConfig(
  globalThis.document?.getElementById('runtime-config')?.textContent,
);
