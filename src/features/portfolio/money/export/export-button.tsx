import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/api/errors';
import { londonDay } from '@/lib/dates/calendar-day';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { saveBlob } from '@/ui/file/save-file';
import { showToast } from '@/ui/toast/toast';
import { useCancel } from '@/ui/events/use-cancel';
import type { MoneyFilters } from '../money-search';

interface ExportButtonProps {
  filters: MoneyFilters;
  /** What homes are called, by id. */
  homes: readonly { id: string; addressLine1: string }[];
}

/** Saves every transaction that fits as CSV; pressed again while it is under way, it stops. */
export function ExportButton({ filters, homes }: ExportButtonProps) {
  const queryClient = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const { begin, cancel } = useCancel();
  const start = async () => {
    const signal = begin();
    setShare(0);
    try {
      const { exportTransactions } = await import('./export-transactions');
      const { file, count } = await exportTransactions({
        filters,
        homes: Object.fromEntries(homes.map(({ id, addressLine1 }) => [id, addressLine1])),
        queryClient,
        onProgress: setShare,
        signal,
      });
      const days = [filters.year, filters.quarter?.toUpperCase()].filter(Boolean).join(' ');
      saveBlob(`Transactions ${days || londonDay(new Date())}.csv`, file);
      showToast({ kind: 'success', text: `${counted(count, 'transaction')} exported` });
    } catch (error) {
      if (!signal.aborted)
        showToast({ kind: 'error', text: failureText('Couldn’t export your transactions', error) });
    } finally {
      setShare(null);
    }
  };
  return (
    <Button
      variant="outline"
      size="sm"
      className="print:hidden"
      icon={<Download aria-hidden size={15} />}
      onClick={() => (share === null ? void start() : cancel())}
    >
      {share === null ? 'Export CSV' : `Cancel export (${Math.round(share * 100)}%)`}
    </Button>
  );
}
