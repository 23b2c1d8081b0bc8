import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';

/** For who may change this business: its owner and its admins. The form comes when it is wanted. */
export function EditButton({ business }: { business: Schemas['Business'] }) {
  const [isOpening, setOpening] = useState(false);
  if (business.myRole !== 'owner' && business.myRole !== 'admin') return null;
  const open = async () => {
    setOpening(true);
    try {
      (await import('./edit/open-business-editor')).openBusinessEditor(business);
    } catch {
      showToast({ kind: 'error', text: 'This could not be opened. Check your connection and try again.' });
    } finally {
      setOpening(false);
    }
  };
  return (
    <Button
      variant="outline"
      icon={<PencilLine aria-hidden size={16} strokeWidth={1.75} />}
      isLoading={isOpening}
      loadingLabel="Opening"
      onClick={() => void open()}
    >
      Edit business
    </Button>
  );
}
