// How dense and how lively the page is: a choice of the person on this device, beside the theme.
import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';

interface Appearance {
  isCompact: boolean;
  hasReducedMotion: boolean;
}

const keys = { isCompact: 'density', hasReducedMotion: 'motion' } as const;
const values = { isCompact: 'compact', hasReducedMotion: 'reduced' } as const;

const load = (): Appearance => ({
  isCompact: readStored(keys.isCompact) === values.isCompact,
  hasReducedMotion: readStored(keys.hasReducedMotion) === values.hasReducedMotion,
});

export const useAppearance = create<Appearance>(load);

function apply({ isCompact, hasReducedMotion }: Appearance): void {
  const { dataset } = document.documentElement;
  if (isCompact) dataset['density'] = values.isCompact;
  else delete dataset['density'];
  if (hasReducedMotion) dataset['motion'] = values.hasReducedMotion;
  else delete dataset['motion'];
}

/** Keeps a choice and shows it at once, here and in other tabs; where storage is blocked it holds for this page. */
export function chooseAppearance(name: keyof Appearance, isOn: boolean): void {
  writeStored(keys[name], isOn ? values[name] : null);
  useAppearance.setState({ [name]: isOn });
}

/** Shows what was chosen, here and in other tabs, while the page lives. Returns what stops it. */
export function followAppearance(): () => void {
  apply(useAppearance.getState());
  const stop = useAppearance.subscribe(apply);
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === keys.isCompact || key === keys.hasReducedMotion)
      useAppearance.setState(load());
  };
  window.addEventListener('storage', hear);
  return () => {
    stop();
    window.removeEventListener('storage', hear);
  };
}
