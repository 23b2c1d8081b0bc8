import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { offeredProviders, type Provider } from '../social/provider';

/** The providers that are linked, and those that this deployment can link. */
export function linkableProviders({ providers }: Pick<Schemas['CurrentUser'], 'providers'>): Provider[] {
  const offered = offeredProviders(runtimeConfig);
  const all: readonly Provider[] = ['google', 'facebook', 'apple'];
  return all.filter((each) => providers.includes(each) || offered.includes(each));
}
