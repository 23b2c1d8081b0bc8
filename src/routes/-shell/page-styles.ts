// The first screens come with all their styles; the sheet of everything else follows (docs/decisions/0012).

const firstScreens: ReadonlySet<string> = new Set(['/', '/account/login']);

/** Loads the style sheet of all pages, once. */
export const loadPageStyles = (): Promise<unknown> => import('@/styles/pages.css');

/** Waits for the styles that a path needs beyond those that came with the page. */
export async function stylesOf(path: string): Promise<void> {
  if (!firstScreens.has(path)) await loadPageStyles();
}

/** Loads a part that comes late on a first screen, and the styles that it needs. */
export async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadPageStyles()]);
  return part;
}
