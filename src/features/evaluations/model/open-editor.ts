// Which evaluation is open on the page, for what stands beside the page and adds to its notes.
import { create } from 'zustand';
import type { Editor } from './editor';

interface OpenEvaluation {
  id: string;
  editor: Editor;
}

/** Null where none is open, or its notes are not this member's to write. */
export const useOpenEvaluation = create<{ open: OpenEvaluation | null }>(() => ({ open: null }));

/** Tells that an evaluation is open. @returns what tells that it no longer is */
export function registerOpenEvaluation(open: OpenEvaluation): () => void {
  useOpenEvaluation.setState({ open });
  return () => {
    if (useOpenEvaluation.getState().open === open) useOpenEvaluation.setState({ open: null });
  };
}
