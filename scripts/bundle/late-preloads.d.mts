import type { Plugin } from 'vite';

/** Takes the list out of a file's text and adds to `table` what each place refers to. */
export function withoutList(code: string, table: string[][], present?: ReadonlySet<string>): string;

/** Puts the list of what later pages preload into a file of its own. */
export function latePreloads(): Plugin;
