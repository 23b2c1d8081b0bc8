import { ReceiptPoundSterling } from 'lucide-react';
import { quoteLabel } from '@/lib/evaluation/inputs/quote-lines';
import { Button } from '@/ui/button/button';
import { Menu } from '@/ui/menu/menu';
import { showToast } from '@/ui/toast/toast';
import type { Evaluation } from '../model/deal';
import { useEditor, useEvaluation } from '../page/editor/editor-context';

/**
 * Asks a member for a quote for one of these figures (dotted paths of the inputs). Nothing for whoever may only look, nor of a
 * deal that the server does not have yet.
 */
export function AskQuote({ lines }: { lines: readonly string[] }) {
  const { isReadOnly, editor } = useEvaluation();
  const inputs = useEditor(({ deal }) => deal.inputs);
  const isKept = useEditor(({ saved }) => saved.version > 0);
  if (isReadOnly || !isKept) return null;
  const items = lines.flatMap((line) => {
    const label = quoteLabel(inputs, line);
    return label === undefined
      ? []
      : [{ label, onSelect: () => void ask(editor.getState().saved, line, label) }];
  });
  return (
    <Menu
      label="Ask for a quote"
      trigger={
        <Button size="sm" variant="ghost" icon={<ReceiptPoundSterling aria-hidden size={15} />}>
          Ask for a quote
        </Button>
      }
      items={items}
    />
  );
}

async function ask(deal: Evaluation, line: string, label: string): Promise<void> {
  try {
    const { openAskQuote } = await import('./ask-quote-form');
    openAskQuote(deal, line, label);
  } catch {
    showToast({ kind: 'error', text: 'Couldn’t load the form. Try again.' });
  }
}
