import { strategies } from '../page/fields/choice-text';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { useEditor, useEvaluation } from '../page/editor/editor-context';
import { Checkbox } from '@/ui/input/checkbox';
import { ChoiceField } from '../page/fields/choice-field';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { Pause } from '@/ui/text/pause';

const hints: Readonly<Record<Strategy, string>> = {
  btl: 'Buy and let to one household',
  brrr: 'Buy, refurbish, refinance, rent',
  hmo: 'Let room by room',
  sa: 'Let by the night',
  flip: 'Refurbish and sell',
  r2r: 'Rent from a landlord and let to guests or tenants',
};

/** How the deal makes money: one or several side by side, and the main one. */
export function StrategyStep() {
  const { editor } = useEvaluation();
  const chosen = useEditor(({ deal }) => deal.strategies);
  const primary = useEditor(({ deal }) => deal.primary);
  const toggle = (strategy: Strategy) => {
    const next = chosen.includes(strategy)
      ? chosen.filter((each) => each !== strategy)
      : [...chosen, strategy];
    const [first] = next;
    if (first === undefined) return;
    editor.edit('strategies', next);
    if (!next.includes(primary)) editor.edit('primary', first);
  };
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-medium text-ink-2">Strategies to evaluate</legend>
        <ul className="grid grid-cols-1 gap-1 min-[420px]:grid-cols-2">
          {strategies.map((strategy) => (
            <li key={strategy}>
              <Checkbox
                checked={chosen.includes(strategy)}
                disabled={chosen.length === 1 && chosen[0] === strategy}
                onChange={() => toggle(strategy)}
                label={
                  <span>
                    <span className="block font-medium">
                      {strategyNames[strategy]}
                      <Pause />
                    </span>
                    <span className="block text-xs text-ink-3">{hints[strategy]}</span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {chosen.length > 1 && (
        <ChoiceField
          path="primary"
          label="Main strategy"
          hint="Shown in lists and on cards"
          options={chosen.map((each) => [each, strategyNames[each]])}
        />
      )}
    </div>
  );
}
