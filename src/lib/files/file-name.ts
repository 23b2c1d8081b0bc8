/** A name that every file system takes: no separators, and nothing that Windows refuses. */
export const safeFileName = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
