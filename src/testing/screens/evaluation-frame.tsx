import { useState, type ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { createEditor } from '@/features/evaluations/model/editor';
import type { SaveStatus } from '@/features/evaluations/model/autosave';
import type { Evaluation } from '@/features/evaluations/model/deal';
import { EvaluationProvider } from '@/features/evaluations/page/editor/editor-context';

interface EvaluationFrameProps {
  record: Evaluation;
  strategy?: Strategy;
  isReadOnly?: boolean;
  children: ReactNode;
}

/** A deal that can be edited around one part of its page; nothing is saved. */
export function EvaluationFrame({ record, strategy, isReadOnly = false, children }: EvaluationFrameProps) {
  const [context] = useState(() => ({
    editor: createEditor(record),
    strategy: strategy ?? record.primary,
    isReadOnly,
    status: createStore<SaveStatus>(() => ({ kind: 'saved' })),
    showFormula: () => {},
  }));
  return <EvaluationProvider value={context}>{children}</EvaluationProvider>;
}
