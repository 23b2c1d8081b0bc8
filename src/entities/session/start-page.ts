import type { Schemas } from '@/api/contract';

type StartPage = Schemas['StartPage'];

/** Where the logo and a sign-in lead (S64). Whatever is no page of our own is the home page. */
export const startPageOf = (user: Schemas['CurrentUser'] | undefined): StartPage =>
  ownPage(user?.preferences?.startPage);

/** The page as the server names it; the home page for none, and for what is no page of our own. */
export function ownPage(path: StartPage | undefined): StartPage {
  return path !== undefined && /^\/[a-z-]*$/.test(path) ? path : '/';
}
