import { useId, useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form-alert';
import { closeModal, openModal } from '@/ui/modal-store';
import { showToast } from '@/ui/toast';

const reasons = ['A wrong figure', 'Wrong or out of date', 'Harmful or offensive', 'Something else'] as const;

/** Asks what is wrong with an answer of Ava and tells support of it (`POST /support`). */
export function openReportAnswer(answerId: string): void {
  const id = `report-ava-${answerId}`;
  let isDirty = false;
  openModal({
    id,
    title: 'Report this answer',
    size: 'sm',
    isDirty: () => isDirty,
    content: (
      <ReportAnswer
        answerId={answerId}
        onChange={() => {
          isDirty = true;
        }}
        onClose={() => closeModal(id)}
      />
    ),
  });
}

interface ReportAnswerProps {
  answerId: string;
  onChange: () => void;
  onClose: () => void;
}

export function ReportAnswer({ answerId, onChange, onClose }: ReportAnswerProps) {
  const name = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const report = usePost('/support', {
    refreshes: [],
    onDone: ({ reference }) => {
      onClose();
      showToast({ kind: 'success', text: `Thank you. Your report is ${reference}`, durationMs: 5000 });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) return setMissing(true);
    const context = { kind: 'ava', id: answerId, reason, route: location.pathname } as const;
    report.mutate({ body: { topic: 'report', consent: true, context } });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {report.error && <FormAlert text={errorMessage(report.error)} />}
      {isMissing && reason === null && <FormAlert text="Choose what is wrong" />}
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 text-sm font-medium text-ink-2">What is wrong?</legend>
        {reasons.map((each) => (
          <label key={each} className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
            <input
              type="radio"
              name={name}
              checked={reason === each}
              onChange={() => {
                setReason(each);
                onChange();
              }}
              className="size-4 accent-primary"
            />
            {each}
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-pretty text-ink-2">
        Your report, this answer and your name go to our support team. Nobody else sees them.
      </p>
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
