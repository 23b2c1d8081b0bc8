const publicPrefixes = ['/blog', '/terms', '/privacy', '/about', '/contact'];

/** Whether a pathname is shown without asking for a session: home and the public pages (specification §2). */
export function isPublicPath(pathname: string): boolean {
  return pathname === '/' || publicPrefixes.some((prefix) => isUnder(pathname, prefix));
}

/** Whether a pathname is for people who are not signed in: sign-in, registration, password. */
export function isGuestPath(pathname: string): boolean {
  return isUnder(pathname, '/account');
}

/** Whether a pathname is a screen that works without a network, for one member and outside of the frame: viewing mode. */
export function isOfflinePath(pathname: string): boolean {
  return /^\/pipeline\/viewings\/\w/.test(pathname);
}

/** By whole segments: `/aboutjane` is a profile, not a page under `/about`. */
function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
