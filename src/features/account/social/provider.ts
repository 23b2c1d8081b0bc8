import type { RuntimeConfig } from '@/api/runtime-config';

export type Provider = 'google' | 'facebook' | 'apple';

export const providerNames: Record<Provider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** The providers that the deployment is known to, in the order of their buttons. */
export function offeredProviders(config: RuntimeConfig): Provider[] {
  return [
    ...(config.googleClientId ? (['google'] as const) : []),
    ...(config.facebookAppId ? (['facebook'] as const) : []),
    ...(config.appleClientId ? (['apple'] as const) : []),
  ];
}

/** The provider ended without a proof: refused, closed, or it had nothing to give. */
export class IncompleteSignIn extends Error {
  override name = 'IncompleteSignIn';
}

/** The provider's script did not come. */
export class UnreachableProvider extends Error {
  override name = 'UnreachableProvider';
}
