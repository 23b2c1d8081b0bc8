import { isForPage } from './is-for-page';
import { noSequence, pressKey } from './key-sequence';
import { useShortcutsPreference } from './preference';

interface ShortcutActs {
  go: (key: string) => void;
  showShortcuts: () => void;
  focusSearch: () => void;
}

/** Hears the keys of the whole page. `keys` are the letters that go somewhere after `g`. Returns how to stop. */
export function listenToShortcuts(keys: readonly string[], acts: ShortcutActs): () => void {
  const destinations = new Set(keys);
  let sequence = noSequence;
  const hear = (event: KeyboardEvent) => {
    if (!useShortcutsPreference.getState().isOn || !isForPage(event)) {
      sequence = noSequence;
      return;
    }
    const step = pressKey(sequence, event.key, event.timeStamp, destinations);
    sequence = step.sequence;
    if (step.act === null) return;
    event.preventDefault();
    if (step.act.type === 'go') acts.go(step.act.key);
    else if (step.act.type === 'focus-search') acts.focusSearch();
    else acts.showShortcuts();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
