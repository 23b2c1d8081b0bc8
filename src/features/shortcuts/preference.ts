import { create } from 'zustand';

const key = 'shortcuts';

function load(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys are shortcuts: on, unless this person switched them off here (WCAG 2.1.4). */
export const useShortcutsPreference = create<{ isOn: boolean }>(() => ({ isOn: load() }));

/** Keeps the choice; where storage is blocked it holds for this page. */
export function setShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // The store below has it as long as the page lives.
  }
  useShortcutsPreference.setState({ isOn });
}
