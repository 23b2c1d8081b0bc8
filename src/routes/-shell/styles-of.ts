import { loadPageStyles } from '@/ui/theme/page-styles';

const firstScreens: ReadonlySet<string> = new Set(['/', '/account/login']);

/** Waits for the styles that a path needs beyond those that came with the page. */
export async function stylesOf(path: string): Promise<void> {
  if (!firstScreens.has(path)) await loadPageStyles();
}
