/** Loads the style sheet of all pages, once: the first screens come with theirs alone (docs/decisions/0012). */
export const loadPageStyles = (): Promise<unknown> => import('@/styles/pages.css');
