import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { useEvent } from '@/ui/events/use-event';
import { useEvaluation, useEditor } from './editor/editor-context';

interface PageKeys {
  /** Whether single letters are shortcuts at all. */
  areLettersOn: boolean;
  onStrategy: (strategy: Strategy) => void;
}

/** Undo and redo everywhere on the page; `f` the working, `n` the notes, `[` and `]` the strategies. */
export function usePageKeys({ areLettersOn, onStrategy }: PageKeys): void {
  const { editor, strategy, showFormula, isReadOnly } = useEvaluation();
  const strategies = useEditor(({ deal }) => deal.strategies);
  // Behind the shell's own shortcuts, which are heard by the document and come first.
  useEvent('window', 'keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[aria-modal="true"]')) return;
    const target = event.target instanceof Element ? event.target : null;
    const key = event.key.toLowerCase();
    if ((event.metaKey || event.ctrlKey) && !event.altKey) {
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      const isUndo = key === 'z' && !event.shiftKey;
      // Text of several lines, and fields of other parts of the page, have the browser's own way back.
      const isOurs = target?.closest('textarea, [role="searchbox"], [role="combobox"]') == null;
      if (isReadOnly || !isOurs || !(isUndo || isRedo)) return;
      event.preventDefault();
      if (isUndo) editor.undo();
      else editor.redo();
      return;
    }
    if (
      !areLettersOn ||
      event.altKey ||
      event.metaKey ||
      target?.closest('input, textarea, select, [role="menu"]')
    )
      return;
    const at = strategies.indexOf(strategy);
    const next = { '[': at - 1, ']': at + 1 }[event.key];
    const other = next === undefined ? undefined : strategies[(next + strategies.length) % strategies.length];
    if (other !== undefined) onStrategy(other);
    else if (key === 'f') showFormula(metricsOf[strategy][0] ?? 'roi');
    else if (key === 'n') document.querySelector<HTMLElement>('[data-notes]')?.focus();
    else return;
    event.preventDefault();
  });
}
