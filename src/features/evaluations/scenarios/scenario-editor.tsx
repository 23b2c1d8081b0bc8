import { Copy, CornerDownLeft, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { scenarioInputs } from '@/lib/evaluation/scenarios';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { pairChoices } from '@/ui/input/choices';
import { useEditor, useEvaluation } from '../page/editor/editor-context';
import { OverrideField } from './override-field';
import { baseValue, renamed, withoutScenario, withOverride, withScenario } from './scenario-list';
import { furtherPaths, isUsedIn, overrideLabel, overrideText } from './scenario-text';

interface ScenarioEditorProps {
  /** Its place among the deal's scenarios. */
  at: number;
  onClose: () => void;
  /** Another one shall be opened instead. */
  onOpen: (at: number) => void;
}

/** Stable, so that React calls it once: when the heading is mounted. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });

/** What differs from the deal in one scenario: each figure can be changed, taken back, or made the deal's own. */
export function ScenarioEditor({ at, onClose, onOpen }: ScenarioEditorProps) {
  const { editor, isReadOnly } = useEvaluation();
  const deal = useEditor((state) => state.deal);
  const id = useId();
  const scenario = deal.scenarios[at];
  if (!scenario) return null;
  // One of a strategy that was removed from the deal stays in the scenario, and changes nothing.
  const paths = Object.keys(scenario.overrides).filter((path) => isUsedIn(deal, path));
  const set = (path: string, value: number | string | boolean | null | undefined) =>
    editor.edit('scenarios', withOverride(editor.getState().deal, at, path, value));
  const use = () => {
    const inputs = scenarioInputs(deal.inputs, scenario);
    for (const path of paths) editor.edit(`inputs.${path}`, baseValue({ ...deal, inputs }, path));
    onClose();
  };
  return (
    <section aria-labelledby={id} className="mt-3 rounded-lg border border-line p-3.5 print:hidden">
      <div className="mb-3 flex items-center gap-2">
        <h3
          id={id}
          ref={takeFocus}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-sm font-semibold outline-none"
        >
          {scenario.name}
        </h3>
        <IconButton label="Close scenario" size="sm" onClick={onClose}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      {isReadOnly ? (
        <ul className="flex flex-col gap-1.5 text-sm">
          {paths.map((path) => (
            <li key={path} className="num">
              {`${overrideLabel(deal, path)}: ${overrideText(path, scenario.overrides[path])} instead of ${overrideText(path, baseValue(deal, path))}`}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-3.5">
            <Name key={scenario.name} at={at} name={scenario.name} />
            {paths.map((path) => (
              <OverrideField
                key={path}
                path={path}
                label={overrideLabel(deal, path)}
                value={scenario.overrides[path] ?? null}
                base={baseValue(deal, path)}
                onChange={(value) => set(path, value)}
                onRemove={() => set(path, undefined)}
              />
            ))}
            <Field label={paths.length === 0 ? 'Change a figure' : 'Change another figure'}>
              {(control) => (
                <NativeSelect
                  {...control}
                  placeholder="Choose"
                  value=""
                  choices={pairChoices(furtherPaths(deal, paths))}
                  onChange={({ currentTarget: { value } }) => {
                    const now = baseValue(deal, value);
                    set(value, typeof now === 'number' ? now : 0);
                  }}
                />
              )}
            </Field>
          </div>
          <div className="mt-3.5 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="soft"
              disabled={paths.length === 0}
              icon={<CornerDownLeft aria-hidden size={15} />}
              onClick={use}
            >
              Apply to deal
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={deal.scenarios.length >= 6}
              icon={<Copy aria-hidden size={15} />}
              onClick={() => {
                editor.edit('scenarios', withScenario(deal, scenario.name, scenario.overrides));
                onOpen(deal.scenarios.length);
              }}
            >
              Duplicate
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden size={15} />}
              onClick={() => {
                editor.edit('scenarios', withoutScenario(deal, at));
                onClose();
              }}
            >
              Delete
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The scenario's name; it takes effect when the field is left or Enter is pressed. */
function Name({ at, name }: { at: number; name: string }) {
  const { editor } = useEvaluation();
  const [text, setText] = useState(name);
  const keep = () => {
    if (text.trim() === '') setText(name);
    else if (text.trim() !== name) editor.edit('scenarios', renamed(editor.getState().deal, at, text));
  };
  return (
    <Field label="Name">
      {(control) => (
        <Input
          {...control}
          value={text}
          maxLength={56}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      )}
    </Field>
  );
}
