/** All that is stored of what is being written, as text. */
export const storedDrafts = (): string =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('draft:'))
    .map(([key, draft]) => `${key} ${draft}`)
    .join('\n');
