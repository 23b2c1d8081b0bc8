import type { Schemas } from '@/api/contract';
import { showUndo } from '@/ui/toast/undo';
import { valueAt } from '../model/paths';
import { useEvaluation } from '../page/editor/editor-context';

type Evidence = Schemas['Evaluation']['evidence'];

interface Middle {
  /** Dotted path of the input. */
  path: string;
  value: unknown;
  /** Said once it stands there. */
  text: string;
}

/** Puts the middle of second opinions into an input, with where it comes from; one press takes both back. */
export function useMedian(opinionId: string): (middle: Middle) => void {
  const { editor } = useEvaluation();
  return ({ path, value, text }) => {
    const { deal } = editor.getState();
    const before = valueAt(deal.inputs, path);
    const tagBefore = deal.evidence[path];
    const tag = { source: 'user', refId: `opinion-${opinionId}`, at: new Date().toISOString() } as const;
    editor.editMany({ [`inputs.${path}`]: value, evidence: { ...deal.evidence, [path]: tag } });
    const undo = () => {
      const { [path]: _mine, ...others }: Evidence = editor.getState().deal.evidence;
      editor.editMany({
        [`inputs.${path}`]: before,
        evidence: tagBefore ? { ...others, [path]: tagBefore } : others,
      });
    };
    showUndo(text, undo);
  };
}
