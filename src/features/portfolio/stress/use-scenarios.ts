import { useRef, useState } from 'react';
import type { Stress } from '@/lib/portfolio/stress';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { nameError, savedScenarios, saveScenarios, type StressScenario } from './stress-scenarios';

/** The scenarios a member saved, and how to add and delete one. */
export function useScenarios(userId: number) {
  const [saved, setSaved] = useState(() => savedScenarios(userId));
  /** All of them where the browser keeps nothing; null where it does. */
  const unstored = useRef<readonly StressScenario[] | null>(null);
  /** Another tab, or this page before it was left, may have saved some since. */
  const latest = () => unstored.current ?? savedScenarios(userId);
  const keep = (next: readonly StressScenario[]) => {
    setSaved([...next]);
    const isStored = saveScenarios(userId, next);
    unstored.current = isStored ? null : next;
    if (!isStored)
      showToast({
        kind: 'error',
        text: 'Couldn’t save the scenario. Allow this site to store data in your browser and try again.',
      });
  };
  const restore = (scenario: StressScenario, index: number) => {
    const now = latest();
    const error = nameError(scenario.name, now);
    if (error === undefined) keep(now.toSpliced(index, 0, scenario));
    else showToast({ kind: 'error', text: error });
  };
  return {
    saved,
    /** Saves it under a name; what is wrong with the name where it does not. */
    add: (text: string, stress: Stress): string | undefined => {
      const now = latest();
      const name = text.trim();
      const error = nameError(name, now);
      if (error !== undefined) {
        setSaved([...now]);
        return error;
      }
      keep([...now, { name, stress }]);
      showToast({ kind: 'success', text: `Saved “${name}”` });
      return undefined;
    },
    remove: (scenario: StressScenario) => {
      const now = latest();
      const index = now.findIndex(({ name }) => name === scenario.name);
      keep(now.filter(({ name }) => name !== scenario.name));
      showUndo(`“${scenario.name}” deleted`, () => restore(scenario, Math.max(0, index)));
    },
  };
}
