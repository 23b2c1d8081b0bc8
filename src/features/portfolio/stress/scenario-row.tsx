import { Bookmark, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Stress } from '@/lib/portfolio/stress';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { focusIfLost } from '@/ui/focus/focus-if-lost';
import { ScenarioForm } from './scenario-form';
import { presets, type StressScenario } from './stress-scenarios';
import { useScenarios } from './use-scenarios';

interface ScenarioRowProps {
  userId: number;
  stress: Stress;
  onChoose: (stress: Stress) => void;
}

const isSame = (a: Stress, b: Stress) => JSON.stringify(a) === JSON.stringify(b);

/** Scenarios to choose from, and the way to save one’s own under a name. */
export function ScenarioRow({ userId, stress, onChoose }: ScenarioRowProps) {
  const { saved, add, remove } = useScenarios(userId);
  const [naming, setNaming] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const afterList = useRef<HTMLDivElement>(null);
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
  const removeAt = (scenario: StressScenario, pressed: HTMLElement) => {
    const next = pressed.closest('li')?.nextElementSibling ?? afterList.current;
    next?.querySelector<HTMLElement>('button, input')?.focus();
    remove(scenario);
  };
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
              onClick={({ currentTarget }) => removeAt(scenario, currentTarget)}
            >
              <X aria-hidden size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div ref={afterList} className="min-w-0">
        {naming === 'open' ? (
          <ScenarioForm
            saved={saved}
            onSave={(name) => {
              const isSaved = add(name, stress) === undefined;
              if (isSaved) setNaming('closed');
              return isSaved;
            }}
            onCancel={() => setNaming('closed')}
          />
        ) : (
          <Button
            size="sm"
            variant="ghost"
            ref={naming === 'closed' ? focusIfLost : null}
            icon={<Bookmark aria-hidden size={15} />}
            onClick={() => setNaming('open')}
          >
            Save scenario
          </Button>
        )}
      </div>
    </div>
  );
}
