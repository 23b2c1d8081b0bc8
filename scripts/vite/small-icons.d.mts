import type { Plugin } from 'vite';

/** The icons as a build needs them. */
export function smallIcons(): Plugin;

/** The text of an icon's module without what is only of use where lines change places, or where an icon is looked for by name. */
export function withoutKeys(code: string): { code: string; map: null };
