import type { Plugin } from 'vite';

/** The icons as a build needs them. */
export function smallIcons(): Plugin;

/** The path that is drawn as all of these lines together; null where one of them is something else. */
export function onePath(node: readonly unknown[]): string | null;

/** The text of an icon's module with its lines as one path; null for a module that is no icon of its own. */
export function asOnePath(code: string): { code: string; map: null } | null;
