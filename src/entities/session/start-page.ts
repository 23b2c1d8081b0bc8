import type { Schemas } from '@/api/contract';

/** Where the logo and a sign-in lead (S64). Whatever is no page of our own is the home page. */
export function startPageOf(user: Schemas['CurrentUser'] | undefined): Schemas['Preferences']['startPage'] {
  const path = user?.preferences?.startPage;
  return path !== undefined && /^\/[a-z-]*$/.test(path) ? path : '/';
}
