import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Strategy } from '@/lib/evaluation/inputs';
import type { HeadlineMetric } from '@/lib/evaluation/metrics';
import type { Evaluation } from '../model/deal';
import type { Editor, EditorState } from '../model/editor';

interface EvaluationContext {
  editor: Editor;
  /** The strategy that is looked at. */
  strategy: Strategy;
  /** The member may look, not change. */
  isReadOnly: boolean;
  /** What the server refused, by the path of the field. */
  refusals: ReadonlyMap<string, readonly string[]>;
  showFormula: (metric: HeadlineMetric) => void;
}

const Context = createContext<EvaluationContext | null>(null);

/** Gives the deal that is being edited to everything on its page. */
export function EvaluationProvider({ value, children }: { value: EvaluationContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
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
export const useSettledDeal = (): Evaluation => useDeferredValue(useDeal());
