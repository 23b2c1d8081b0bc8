import { useId, useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

type About = Omit<NonNullable<Schemas['NewSupportTicket']['context']>, 'reason'>;

interface Report {
  /** What is reported, as the context of a ticket. */
  about: About;
  reasons: readonly string[];
  /** Who hears of it, and who does not. */
  note: string;
}

/** Asks what is wrong with what somebody else wrote, or with them, and tells support of it (`POST /support`). */
export function openReportForm({ title, ...report }: Report & { title: string }): void {
  const id = `report-${report.about.kind}-${report.about.id}`;
  let isDirty = false;
  openModal({
    id,
    title,
    size: 'sm',
    isDirty: () => isDirty,
    content: (
      <ReportForm
        {...report}
        onChange={() => {
          isDirty = true;
        }}
        onClose={() => closeModal(id)}
      />
    ),
  });
}

interface ReportFormProps extends Report {
  onChange: () => void;
  onClose: () => void;
}

export function ReportForm({ about, reasons, note, onChange, onClose }: ReportFormProps) {
  const name = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const report = usePost('/support', {
    refreshes: [],
    onDone: (receipt) => {
      onClose();
      const { reference, repeated } = receipt ?? {};
      showToast(
        reference === undefined
          ? { kind: 'success', text: 'Thanks, we’ve received your report', durationMs: 5000 }
          : repeated
            ? { kind: 'blank', text: `You’ve already reported this: ${reference}`, durationMs: 5000 }
            : { kind: 'success', text: `Thanks. Your report’s reference is ${reference}`, durationMs: 5000 },
      );
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) return setMissing(true);
    report.mutate({ body: { topic: 'report', consent: true, context: { ...about, reason } } });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {report.error && <FormAlert text={errorMessage(report.error)} />}
      {isMissing && reason === null && <FormAlert text="Choose what’s wrong" />}
      <fieldset className={classNames('flex flex-col gap-1', report.isPending && 'opacity-60')}>
        <legend className="text-ink-2 mb-2 text-sm font-medium">What’s wrong?</legend>
        {reasons.map((each) => (
          <label key={each} className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
            <input
              type="radio"
              name={name}
              checked={reason === each}
              aria-disabled={report.isPending || undefined}
              onChange={() => {
                // What is on its way stays as it was sent; a disabled choice would drop the focus.
                if (report.isPending) return;
                setReason(each);
                onChange();
              }}
              className="accent-primary size-4"
            />
            {each}
          </label>
        ))}
      </fieldset>
      <p className="text-ink-2 text-sm text-pretty">{note}</p>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isLoading={report.isPending} loadingLabel="Sending">
          Send report
        </Button>
      </div>
    </form>
  );
}
