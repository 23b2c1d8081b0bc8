// The addresses of a deployment, from the data block in index.html that deploy/configure.mjs writes: no round trip.
export interface RuntimeConfig {
  /** Every call's path sits under it: a path of this origin or an absolute URL. */
  apiPrefix: string;
  /** Origin of the realtime socket; empty means this page's origin. */
  socketUrl: string;
  /** External portfolio page for outstanding transactions; empty means our own. */
  portfolioUrl: string;
  /** The site's public origin, for canonical links; empty means this page's origin. */
  siteUrl: string;
  /** What a sign-in provider knows the site by; empty, and the provider is not offered. */
  googleClientId: string;
  facebookAppId: string;
  appleClientId: string;
  /** Where a provider's script comes from, fetched when its button is pressed; deploy/configuration.mjs knows their addresses. */
  googleScriptUrl: string;
  facebookScriptUrl: string;
  appleScriptUrl: string;
  /** Third parties, loaded after consent only; empty, and there is none. */
  reviewsScriptUrl: string;
  analyticsScriptUrl: string;
  tagManagerScriptUrl: string;
  /** The style of the maps, by the MapLibre style specification; empty, and they show the land that comes with the application. */
  mapStyleUrl: string;
  /** Where that style's tiles, sprites and letters come from, if elsewhere, parted by spaces: for the page's policy. */
  mapOrigins: string;
  /** Further origins that third parties use, parted by spaces: for the page's policy. */
  thirdPartyOrigins: string;
}

const defaults: RuntimeConfig = {
  apiPrefix: '/api',
  socketUrl: '',
  portfolioUrl: '',
  siteUrl: '',
  googleClientId: '',
  facebookAppId: '',
  appleClientId: '',
  googleScriptUrl: '',
  facebookScriptUrl: '',
  appleScriptUrl: '',
  reviewsScriptUrl: '',
  analyticsScriptUrl: '',
  tagManagerScriptUrl: '',
  mapStyleUrl: '',
  mapOrigins: '',
  thirdPartyOrigins: '',
};

/** Reads a configuration; unknown keys and values of another type are left out. */
export function readRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '');
  } catch {
    return { ...defaults };
  }
  if (typeof given !== 'object' || given === null) return { ...defaults };
  const found = { ...defaults };
  for (const [key, value] of Object.entries(given)) {
    if (isKey(key) && typeof value === 'string') found[key] = value;
  }
  return { ...found, apiPrefix: found.apiPrefix.replace(/\/+$/, '') };
}

const isKey = (key: string): key is keyof RuntimeConfig => Object.hasOwn(defaults, key);

export const runtimeConfig = readRuntimeConfig(
  globalThis.document?.getElementById('runtime-config')?.textContent,
);
