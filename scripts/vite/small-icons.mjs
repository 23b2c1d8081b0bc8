import path from 'node:path';
import { root } from '../run.mjs';

const isIcon = (id) => /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/.test(id);

/**
 * The icons as a build needs them: drawn by ui/image/draw-icon.ts, which knows what is used here alone, and without the keys of
 * their lines, which never change places. Tests and development have the library as it is; a test compares the two.
 */
export function smallIcons() {
  return {
    name: 'tiebeam:small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && isIcon(importer) && source.includes('createLucideIcon')
        ? path.join(root, 'src/ui/image/draw-icon.ts')
        : undefined,
    transform: (code, id) => (isIcon(id) ? withoutKeys(code) : undefined),
  };
}

/** The text of an icon's module without what is only of use where lines change places, or where an icon is looked for by name. */
export const withoutKeys = (code) => ({
  code: code.replaceAll(/,?\s*key: "[^"]*"/g, '').replace(/\n\s*aliases: \[[^\]]*\],?/, ''),
  map: null,
});
