/** Loads the style sheet of all pages, once: the first screens come with theirs alone (docs/decisions/0012). */
export const loadPageStyles = (): Promise<unknown> => import('@/styles/pages.css');

/** Loads a part that comes late on a first screen, and the styles that it needs. */
export async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadPageStyles()]);
  return part;
}
