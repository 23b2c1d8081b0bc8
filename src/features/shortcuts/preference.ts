import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';

const key = 'shortcuts';

/** Whether single keys are shortcuts: on, unless this person switched them off here (WCAG 2.1.4). */
export const useShortcutsPreference = create<{ isOn: boolean }>(() => ({ isOn: readStored(key) !== 'off' }));

/** Keeps the choice; where storage is blocked it holds for this page. */
export function setShortcuts(isOn: boolean): void {
  writeStored(key, isOn ? 'on' : 'off');
  useShortcutsPreference.setState({ isOn });
}
