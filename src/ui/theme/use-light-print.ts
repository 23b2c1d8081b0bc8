import { useEffect } from 'react';

/** Prints in the light theme whatever the screen shows: dark grounds are left out on paper, and pale words on white are none. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let onScreen: string | undefined;
    const before = () => {
      onScreen ??= root.dataset['theme'];
      root.dataset['theme'] = 'light';
    };
    const after = () => {
      if (onScreen !== undefined) root.dataset['theme'] = onScreen;
      onScreen = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
