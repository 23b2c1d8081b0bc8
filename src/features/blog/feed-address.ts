import { runtimeConfig } from '@/api/runtime-config';

/** Where feed readers find the blog, as a whole address. */
export const feedAddress = (): string =>
  new URL(`${runtimeConfig.apiPrefix}/blogs/feed.xml`, location.href).href;
