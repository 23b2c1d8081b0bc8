import { ReceiptPoundSterling } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { showToast } from '@/ui/toast/toast';

/** Asks the business for a quote about one of the member's deals; it goes to whoever owns the business, as a message. */
export function RequestQuote({ business }: { business: Schemas['Business'] }) {
  return (
    <Button
      variant="outline"
      icon={<ReceiptPoundSterling aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => void open(business)}
    >
      Request a quote
    </Button>
  );
}

async function open(business: Schemas['Business']): Promise<void> {
  try {
    const { openRequestQuote } = await import('./request-quote-form');
    openRequestQuote(business);
  } catch {
    showToast({ kind: 'error', text: 'Couldn’t load the form. Try again.' });
  }
}
