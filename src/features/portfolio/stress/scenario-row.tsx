import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import type { Stress } from '@/lib/portfolio/stress';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { showToast } from '@/ui/toast/toast';
import {
  maxNameLength,
  maxScenarios,
  presets,
  savedScenarios,
  saveScenarios,
  type StressScenario,
} from './stress-scenarios';

interface ScenarioRowProps {
  userId: number;
  stress: Stress;
  onChoose: (stress: Stress) => void;
}

const isSame = (a: Stress, b: Stress) => JSON.stringify(a) === JSON.stringify(b);

/** Scenarios to choose from, and the way to save one’s own under a name. */
export function ScenarioRow({ userId, stress, onChoose }: ScenarioRowProps) {
  const [saved, setSaved] = useState(() => savedScenarios(userId));
  const [name, setName] = useState<string | null>(null);
  const keep = (next: readonly StressScenario[]) => {
    setSaved([...next]);
    if (!saveScenarios(userId, next))
      showToast({ kind: 'error', text: 'Couldn’t save the scenario in this browser' });
  };
  const save = () => {
    const text = name?.trim() ?? '';
    if (text === '') return;
    setName(null);
    keep([...saved.filter((each) => each.name !== text), { name: text, stress }].slice(-maxScenarios));
    showToast({ kind: 'success', text: `Saved “${text}”` });
  };
  const chip = (scenario: StressScenario) => (
    <Button
      size="sm"
      variant={isSame(scenario.stress, stress) ? 'soft' : 'outline'}
      aria-pressed={isSame(scenario.stress, stress)}
      onClick={() => onChoose(scenario.stress)}
    >
      {scenario.name}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Scenarios" className="contents">
        {presets.map((scenario) => (
          <li key={scenario.name}>{chip(scenario)}</li>
        ))}
        {saved.map((scenario) => (
          <li key={`saved-${scenario.name}`} className="inline-flex items-center">
            {chip(scenario)}
            <IconButton
              size="sm"
              label={`Delete “${scenario.name}”`}
              onClick={() => keep(saved.filter((each) => each !== scenario))}
            >
              <X aria-hidden size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      {name === null ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Bookmark aria-hidden size={15} />}
          onClick={() => setName('')}
        >
          Save scenario
        </Button>
      ) : (
        <form
          className="flex items-center gap-1.5"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Input
            aria-label="Scenario name"
            // The button that was pressed has just made way for it.
            ref={(input) => input?.focus()}
            value={name}
            maxLength={maxNameLength}
            className="w-44!"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Escape' && setName(null)}
          />
          <Button size="sm" variant="soft" type="submit">
            Save
          </Button>
        </form>
      )}
    </div>
  );
}
