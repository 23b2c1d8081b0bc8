import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/storage';

/**
 * Light, dark or the system's choice (SPEC: key `theme`; dark first). The theme is forced to dark if it starts as light, unless
 * the person chose Light here: choosing sets a marker beside it, and a light without the marker becomes dark.
 */
export type Theme = 'light' | 'dark' | 'system';

const themeKey = 'theme';
const explicitKey = 'theme-explicit';

// what was chosen while storage is blocked: holds for this page only
let unstored: Theme | null = null;

/** The theme that holds. Dark when nothing, nonsense, or a light that nobody chose is stored. */
export function readTheme(): Theme {
  if (unstored) return unstored;
  const stored = readStored(themeKey);
  if (stored === 'system') return 'system';
  return stored === 'light' && readStored(explicitKey) !== null ? 'light' : 'dark';
}

/** Keeps the choice and shows it at once, here and in other tabs. */
export function chooseTheme(theme: Theme) {
  // the marker goes first: other tabs hear of the theme and must find it
  const isMarked = writeStored(explicitKey, theme === 'light' ? 'true' : null);
  const isStored = writeStored(themeKey, theme) && isMarked;
  unstored = isStored ? null : theme;
  applyTheme();
}

/** Puts the theme on the page; to be called before the first paint, and again whenever it may have changed. */
export function applyTheme() {
  const theme = readTheme();
  if (theme === 'dark' && readStored(themeKey) === 'light') writeStored(themeKey, 'dark');
  const shown = theme === 'system' ? (systemPrefersLight()?.matches ? 'light' : 'dark') : theme;
  document.documentElement.dataset['theme'] = shown;
  listeners.forEach((listener) => listener());
}

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The theme that holds, as it was chosen; follows choices made here and in other tabs. */
export const useTheme = () => useSyncExternalStore(listen, readTheme);

/** Follows the system's setting and other tabs while the page lives. Returns what stops it. */
export function followSystemTheme() {
  const system = systemPrefersLight();
  function hearOtherTab(event: StorageEvent) {
    // a null key: everything was cleared
    if (event.key === themeKey || event.key === null) applyTheme();
  }
  system?.addEventListener('change', applyTheme);
  window.addEventListener('storage', hearOtherTab);
  return () => {
    system?.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', hearOtherTab);
  };
}

// jsdom and very old browsers have no matchMedia
function systemPrefersLight() {
  return typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: light)') : null;
}
