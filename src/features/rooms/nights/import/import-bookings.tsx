import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { hasStatus } from '@/api/errors';
import { useRecordForm } from '@/entities/record/use-record-form';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-field';
import { Checkbox } from '@/ui/input/checkbox';
import { FileInput } from '@/ui/file/file-input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';
import { changeNights, rereadNights, type Nights } from '../nights-type';
import type { Stay } from '../stays';
import { bookingsAfter, planBookings, type BookingPlan } from './plan-bookings';

const modalId = 'import-bookings';
/** A calendar of years is far smaller. */
const largest = 2_000_000;

/** Opens the import of a booking site’s calendar file. */
export function ImportBookings({ row }: { row: Nights }) {
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<CalendarPlus aria-hidden size={15} />}
      onClick={() => openImport(row)}
    >
      Import calendar
    </Button>
  );
}

const openImport = (row: Nights) =>
  openModal({ id: modalId, title: 'Import bookings', size: 'sm', content: <ImportForm row={row} /> });

type ReadAs = (site: string) => Stay[];

function ImportForm({ row }: { row: Nights }) {
  const queryClient = useQueryClient();
  const today = londonDay(useNow());
  const edited = useRef(row);
  const [stays, setStays] = useState<ReadAs | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const sites = [...new Set([...row.channels.map(({ name }) => name), 'Airbnb', 'Booking.com', 'Vrbo'])];
  const planFor = (site: string, known: readonly Stay[]) =>
    stays && planBookings(known, stays(site), site, today);
  const form = useRecordForm({
    // No file is chosen yet.
    initial: { site: sites[0] ?? 'Airbnb', file: '', removesGone: '' },
    validate: () => (stays === null ? { file: fault ?? 'Choose a calendar file' } : {}),
    save: async ({ site, removesGone }) => {
      const plan = planFor(site, edited.current.blocks);
      if (plan === null) return;
      const isSame = plan.added.length + plan.moved.length === 0 && removesGone === '';
      if (!isSame) {
        const { blocks, updatedAt } = edited.current;
        try {
          await changeNights(queryClient, row, {
            blocks: bookingsAfter(blocks, plan, removesGone !== ''),
            updatedAt,
          });
        } catch (error) {
          if (hasStatus(error, 409)) edited.current = await rereadNights(queryClient, row);
          throw error;
        }
      }
      closeModal(modalId);
      showToast({
        kind: 'success',
        text: isSame ? 'No new bookings in this calendar' : `${site} bookings imported`,
      });
    },
  });
  const take = async (chosen: File | undefined) => {
    setStays(null);
    setFault(null);
    form.set('file', chosen?.name ?? '');
    if (!chosen) return;
    if (chosen.size > largest) {
      setFault('Choose a calendar file of up to 2 MB');
      return;
    }
    try {
      const [text, { readBookings }] = await Promise.all([chosen.text(), import('./read-bookings')]);
      readBookings(text, '');
      setStays(() => (site: string) => readBookings(text, site));
    } catch (error) {
      const isUnreadable = error instanceof Error && error.name === 'UnreadableFileError';
      setFault(
        isUnreadable
          ? 'This isn’t a calendar file. Export one from the booking site, ending in .ics'
          : 'Couldn’t read the file. Check your connection and try again.',
      );
    }
  };
  const { site } = form.values;
  const plan = useMemo(
    () => stays && planBookings(row.blocks, stays(site), site, today),
    [stays, site, row.blocks, today],
  );
  return (
    <Form form={form} modalId={modalId} submit="Import bookings" sending="Importing">
      <FormSelect
        form={form}
        name="site"
        label="Booking site"
        choices={sites.map((name) => ({ value: name, label: name }))}
      />
      <Field
        label="Calendar file"
        error={fault ?? form.errorOf('file')}
        hint="The .ics file that the site exports"
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".ics,text/calendar"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        )}
      </Field>
      {plan && <PlanNote plan={plan} site={site} />}
      {plan && plan.gone.length > 0 && (
        <Checkbox
          label={`Remove ${counted(plan.gone.length, 'booking')} no longer in this calendar`}
          checked={form.values.removesGone !== ''}
          onChange={({ currentTarget }) => form.set('removesGone', currentTarget.checked ? 'true' : '')}
        />
      )}
    </Form>
  );
}

/** What the file brings, before it is imported. */
function PlanNote({ plan: { added, moved, same, clashes }, site }: { plan: BookingPlan; site: string }) {
  const parts = [
    added.length > 0 && `${added.length} new`,
    moved.length > 0 && `${moved.length} with new dates`,
    same > 0 && `${same} already here`,
  ].filter(Boolean);
  return (
    <div role="status" className="num text-sm text-ink-2">
      <p>{parts.length === 0 ? `No bookings in this calendar` : `${site}: ${parts.join(', ')}`}</p>
      {clashes.length > 0 && (
        <p className="mt-1 text-amber-ink">
          {`Clashes with another booking: ${clashes
            .slice(0, 3)
            .map(({ from, to }) => `${shortDate(from)} – ${shortDate(to)}`)
            .join(', ')}${clashes.length > 3 ? ` and ${clashes.length - 3} more` : ''}`}
        </p>
      )}
    </div>
  );
}
