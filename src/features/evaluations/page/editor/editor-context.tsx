import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import type { Evaluation } from '@/features/evaluations/model/deal';
import type { SaveStatus } from '@/features/evaluations/model/autosave';
import type { Editor, EditorState } from '@/features/evaluations/model/editor';
import { useDebounced } from '@/ui/input/rested/use-debounced';

interface EvaluationContext {
  editor: Editor;
  /** The strategy that is looked at. */
  strategy: Strategy;
  /** The member may look, not change. */
  isReadOnly: boolean;
  /** It is not made yet: figures that nobody entered are empty, not 0. */
  isNew?: boolean;
  /** Only its first figures are asked for: the works are one amount. */
  isQuick?: boolean;
  /** Whether the server has what was typed, and what it refused; apart, so that only those who say it are drawn again. */
  status: StoreApi<SaveStatus>;
  showFormula: (metric: HeadlineMetric) => void;
}

const Context = createContext<EvaluationContext | null>(null);

/** Gives the deal that is being edited to everything on its page. `value` and `children` should stay the same objects. */
export function EvaluationProvider({ value, children }: { value: EvaluationContext; children: ReactNode }) {
  return (
    <Context value={value}>
      <SettledProvider>{children}</SettledProvider>
    </Context>
  );
}

const SettledContext = createContext<Evaluation | null>(null);
const RestedContext = createContext<Evaluation | null>(null);

/** So long after a key, what is out of view follows. */
const restMs = 400;

/** Lets charts and tables follow after the field and the tiles: a key waits for none of them. */
function SettledProvider({ children }: { children: ReactNode }) {
  const deal = useDeal();
  const settled = useDeferredValue(deal);
  const rested = useDeferredValue(useDebounced(deal, restMs));
  return (
    <RestedContext value={rested}>
      <SettledContext value={settled}>{children}</SettledContext>
    </RestedContext>
  );
}

interface SettledByViewProps {
  isInView: boolean;
  /** In view it changes in the same frame as the tiles. */
  isAtOnce: boolean;
  children: ReactNode;
}

/** What is out of view follows when the keys rest: while they come, no frame of theirs is spent on it. */
export function SettledByView({ isInView, isAtOnce, children }: SettledByViewProps) {
  const typed = useEditor(({ deal }) => (isInView && isAtOnce ? deal : null));
  const later = use(isInView ? SettledContext : RestedContext);
  return <SettledContext value={typed ?? later}>{children}</SettledContext>;
}

/** The deal's editor, and how the page looks at it. */
export function useEvaluation(): EvaluationContext {
  const value = use(Context);
  if (!value) throw new Error('This part of a page needs an EvaluationProvider around it');
  return value;
}

/** A part of the editor's state; the component is drawn again only when that part changes. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  return useStore(useEvaluation().editor, select);
}

const dealOf = ({ deal }: EditorState) => deal;

/** The deal as it is typed. */
export const useDeal = (): Evaluation => useEditor(dealOf);

/** The deal for charts and tables, which may come a moment after the figure that was typed. */
export function useSettledDeal(): Evaluation {
  const deal = use(SettledContext);
  if (!deal) throw new Error('This part of a page needs an EvaluationProvider around it');
  return deal;
}

/** What the server says is wrong with a field; undefined when nothing is. */
export function useRefusal(path: string): string | undefined {
  return useStore(useEvaluation().status, (status) =>
    status.kind === 'refused' ? status.errors.get(path)?.[0] : undefined,
  );
}
