import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { showToast } from '@/ui/toast/toast';
import { saveRenewalEvents } from '../record/calendar-file';
import { everyRenewal } from '../record/every-renewal';

interface ExportCalendarProps {
  properties: readonly { id: string; addressLine1: string }[];
  /** Of one property; of the whole portfolio without. */
  propertyId?: string;
}

/** Saves every renewal date as one calendar file, read afresh to its last page. */
export async function exportCalendar({ properties, propertyId }: ExportCalendarProps): Promise<void> {
  try {
    const rows = await everyRenewal(propertyId === undefined ? {} : { propertyId });
    if (rows.some(({ dueOn, notApplicable }) => dueOn !== null && !notApplicable)) {
      saveRenewalEvents(rows, (id) => properties.find((each) => each.id === id)?.addressLine1);
      showToast({ kind: 'success', text: 'Calendar exported' });
    } else showToast({ kind: 'error', text: 'No dates to export yet' });
  } catch (error) {
    showToast({ kind: 'error', text: failureText('Couldn’t export your calendar', error) });
  }
}

/** The button that saves them. */
export function ExportCalendar(props: ExportCalendarProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    await exportCalendar(props);
    setIsBusy(false);
  };
  return (
    <Button
      variant="outline"
      icon={<CalendarPlus aria-hidden size={17} />}
      isLoading={isBusy}
      loadingLabel="Exporting"
      onClick={() => void save()}
    >
      Export calendar
    </Button>
  );
}
