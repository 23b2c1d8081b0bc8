import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { maxScenarios, presetsFor, scenarioInputs } from '@/lib/evaluation/scenarios';
import { Button } from '@/ui/button/button';
import { Menu } from '@/ui/menu/menu';
import { ComparisonTable } from '../compare/comparison-table';
import type { Compared } from '../compare/comparison';
import { headlineAs, type Evaluation } from '../model/deal';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { useEditor, useEvaluation, useSettledDeal } from '../page/editor/editor-context';
import { regionOfNation } from '@/lib/stamp-duty/region';
import { ResultCard } from '../page/results/result-card';
import { Segments } from '@/ui/input/segments';
import { ScenarioEditor } from './scenario-editor';
import { withScenario } from './scenario-list';

type View = 'scenarios' | 'strategies';

/** What if: the deal beside scenarios that differ from it in a few figures, or beside its other strategies. */
export function ScenariosCard() {
  const { strategy, isReadOnly } = useEvaluation();
  const deal = useSettledDeal();
  const [view, setView] = useState<View>('scenarios');
  const [isDifference, setDifference] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const count = useEditor((state) => state.deal.scenarios.length);
  const hasStrategies = deal.strategies.length > 1;
  const shown = hasStrategies ? view : 'scenarios';
  const columns = shown === 'strategies' ? strategyColumns(deal) : scenarioColumns(deal, strategy);
  const open = opened !== null && opened < count && shown === 'scenarios' ? opened : null;
  return (
    <ResultCard
      title="What if"
      answer={
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          {hasStrategies && (
            <Segments
              label="Compare"
              isLabelHidden
              value={view}
              onChange={setView}
              options={[
                ['scenarios', 'Scenarios'],
                ['strategies', 'Strategies'],
              ]}
            />
          )}
          {columns.length > 1 && (
            <Segments
              label="Show"
              isLabelHidden
              value={isDifference ? 'difference' : 'figures'}
              onChange={(next) => setDifference(next === 'difference')}
              options={[
                ['figures', 'Figures'],
                ['difference', 'Difference'],
              ]}
            />
          )}
        </span>
      }
    >
      {columns.length > 1 ? (
        <ComparisonTable
          label={shown === 'strategies' ? 'Strategies side by side' : 'Scenarios side by side'}
          columns={columns}
          isDifference={isDifference}
          {...(shown === 'scenarios' && {
            metrics: metricsOf[strategy],
            renderHead: ({ id, title }: Compared) =>
              id === baseId ? (
                title
              ) : (
                <button
                  type="button"
                  aria-expanded={open === Number(id)}
                  className="line-clamp-2 min-h-7 w-full rounded-md text-right text-teal-ink underline-offset-4 hover:underline max-md:min-h-11"
                  onClick={() => setOpened(open === Number(id) ? null : Number(id))}
                >
                  {title}
                </button>
              ),
          })}
        />
      ) : (
        <p className="text-sm text-pretty text-ink-2">
          {isReadOnly
            ? 'No scenarios yet'
            : `Test the deal with ${trials[strategy]}. A scenario changes only the figures you choose; the rest follow the deal.`}
        </p>
      )}
      {open !== null && (
        <ScenarioEditor key={open} at={open} onClose={() => setOpened(null)} onOpen={setOpened} />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {!isReadOnly && shown === 'scenarios' && count < maxScenarios && (
          <AddScenario onAdded={() => setOpened(count)} />
        )}
        {!isReadOnly && count >= maxScenarios && shown === 'scenarios' && (
          <p className="text-xs text-ink-3">{`Maximum ${maxScenarios} scenarios`}</p>
        )}
        {columns.length > 1 && (
          <Link
            to="/property-evaluations/compare"
            search={{ ids: deal.id, ...(shown === 'strategies' && { by: 'strategies' as const }) }}
            className="touch-target relative text-sm text-teal-ink underline-offset-4 hover:underline"
          >
            Open full comparison
          </Link>
        )}
      </div>
    </ResultCard>
  );
}

const held = 'a higher mortgage rate, lower rent or higher works costs';
/** What may turn out worse than it was entered. */
const trials: Readonly<Record<Evaluation['primary'], string>> = {
  btl: held,
  hmo: held,
  brrr: 'a higher mortgage rate, lower rent or delayed works',
  sa: 'lower occupancy, a lower nightly rate or a higher mortgage rate',
  flip: 'a lower sale price, higher works costs or a slower sale',
  r2r: 'lower rent, longer voids or higher costs',
};

const baseId = 'base';

/** The deal, and each of its scenarios, as one strategy. */
export const scenarioColumns = (deal: Evaluation, strategy: Evaluation['primary']): Compared[] => [
  {
    id: baseId,
    title: 'Current figures',
    strategy,
    region: regionOfNation(deal.nation),
    headline: headlineAs(deal, strategy),
  },
  ...deal.scenarios.map((scenario, at) => ({
    id: String(at),
    title: scenario.name,
    strategy,
    region: regionOfNation(deal.nation),
    headline: headlineAs({ ...deal, inputs: scenarioInputs(deal.inputs, scenario) }, strategy),
  })),
];

/** The same home as each of its strategies, the main one first. */
export const strategyColumns = (deal: Evaluation): Compared[] =>
  [deal.primary, ...deal.strategies.filter((each) => each !== deal.primary)].map((each) => ({
    id: each,
    title: strategyNames[each],
    strategy: each,
    region: regionOfNation(deal.nation),
    headline: headlineAs(deal, each),
  }));

function AddScenario({ onAdded }: { onAdded: () => void }) {
  const { editor, strategy } = useEvaluation();
  const deal = useEditor((state) => state.deal);
  const add = (name: string, overrides: Record<string, number>) => {
    editor.edit('scenarios', withScenario(editor.getState().deal, name, overrides));
    onAdded();
  };
  const names = deal.scenarios.map(({ name }) => name);
  const presets = presetsFor(deal.inputs, [strategy]).filter(({ name }) => !names.includes(name));
  return (
    <Menu
      label="Scenarios"
      trigger={
        <Button size="sm" variant="outline" icon={<Plus aria-hidden size={15} />}>
          Add scenario
        </Button>
      }
      items={[
        ...presets.map(({ name, overrides }) => ({ label: name, onSelect: () => add(name, overrides) })),
        ...(presets.length > 0 ? (['separator'] as const) : []),
        { label: 'Custom scenario', onSelect: () => add('My scenario', {}) },
      ]}
    />
  );
}
