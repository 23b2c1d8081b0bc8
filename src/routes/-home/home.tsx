import { hasSessionHint } from '@/entities/session/hint';
import { loadStyled } from '@/ui/theme/page-styles';
import { preloadable } from '@/ui/lazy/preloadable';

// Two pages share `/` (A2): each visitor loads only theirs, and index.html fetches that chunk early.
export const Home = preloadable(async () => (await import('./member.first')).SignedInHome);
export const Landing = preloadable(async () => (await import('./visitor.first')).SignedOutHome);

export const TagHome = preloadable(async () => (await loadStyled(() => import('./tag-home'))).TagHome);

/**
 * Loads the page that this visitor will most likely see at `/`. Rendering it afterwards does not suspend, and so does
 * not wait for the 300 ms that React holds back what replaces a fallback.
 */
export async function preloadHome(): Promise<void> {
  await (hasSessionHint() ? Home : Landing).preload();
}
