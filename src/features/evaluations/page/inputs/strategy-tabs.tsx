import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { Button } from '@/ui/button/button';
import { Menu } from '@/ui/menu/menu';
import { Tabs } from '@/ui/tabs';
import { strategies } from '../fields/choice-text';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { useEditor, useEvaluation } from '../editor/editor-context';

interface StrategyTabsProps {
  onChange: (strategy: Strategy) => void;
  children: ReactNode;
}

/** The same home as each of its strategies; another one can be added, and one made the main one. */
export function StrategyTabs({ onChange, children }: StrategyTabsProps) {
  const { editor, strategy, isReadOnly } = useEvaluation();
  const chosen = useEditor(({ deal }) => deal.strategies);
  const primary = useEditor(({ deal }) => deal.primary);
  const others = strategies.filter((each) => !chosen.includes(each));
  return (
    <div className="relative">
      <Tabs
        label="Strategy"
        activeId={strategy}
        onChange={onChange}
        tabs={chosen.map((each) => ({ id: each, label: strategyNames[each] }))}
      >
        {!isReadOnly && (
          <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
            {others.length > 0 && (
              <Menu
                label="Strategies"
                trigger={
                  <Button size="sm" variant="ghost" icon={<Plus aria-hidden size={15} />}>
                    Add strategy
                  </Button>
                }
                items={others.map((each) => ({
                  label: strategyNames[each],
                  onSelect: () => {
                    editor.edit('strategies', [...chosen, each]);
                    onChange(each);
                  },
                }))}
              />
            )}
            {strategy !== primary && (
              <>
                <Button size="sm" variant="ghost" onClick={() => editor.edit('primary', strategy)}>
                  Set as main strategy
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    editor.edit(
                      'strategies',
                      chosen.filter((each) => each !== strategy),
                    );
                    onChange(primary);
                  }}
                >
                  Remove strategy
                </Button>
              </>
            )}
          </div>
        )}
        {children}
      </Tabs>
    </div>
  );
}
