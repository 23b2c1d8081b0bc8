import { useId, useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form-alert';
import { closeModal, openModal } from '@/ui/modal-store';
import { showToast } from '@/ui/toast';

const reasons = [
  'Spam or a scam',
  'Not who they say they are',
  'Harassment or hate',
  'Something else that breaks the rules',
] as const;

interface ReportMemberProps {
  person: Pick<Schemas['User'], 'id' | 'username'>;
  onChange: () => void;
  onCancel: () => void;
  onSent: (reference: string) => void;
}

/** Tells support of a member and why (`POST /support`); the member is not told who did. */
export function ReportMember({ person, onChange, onCancel, onSent }: ReportMemberProps) {
  const name = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const report = usePost('/support', { refreshes: [], onDone: ({ reference }) => onSent(reference) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) return setMissing(true);
    const context = { kind: 'user', id: String(person.id), reason, route: `/${person.username}` } as const;
    report.mutate({ body: { topic: 'report', consent: true, context } });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {report.error && <FormAlert text={errorMessage(report.error)} />}
      {isMissing && reason === null && <FormAlert text="Choose what is wrong" />}
      <fieldset className="flex flex-col gap-1">
        <legend className="text-ink-2 mb-2 text-sm font-medium">What is wrong?</legend>
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
              className="accent-primary size-4"
            />
            {each}
          </label>
        ))}
      </fieldset>
      <p className="text-ink-2 text-sm text-pretty">
        Your report, this profile’s address and your name go to our support team. The member is not told who
        reported them.
      </p>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isLoading={report.isPending} loadingLabel="Sending">
          Send report
        </Button>
      </div>
    </form>
  );
}

/** Opens the form. */
export function openReportMember(person: Pick<Schemas['User'], 'id' | 'username' | 'fullName'>): void {
  const id = `report-member-${person.id}`;
  let isDirty = false;
  openModal({
    id,
    title: `Report ${person.fullName}`,
    isDirty: () => isDirty,
    content: (
      <ReportMember
        person={person}
        onChange={() => {
          isDirty = true;
        }}
        onCancel={() => closeModal(id)}
        onSent={(reference) => {
          closeModal(id);
          showToast({ kind: 'success', text: `Thank you. Your report is ${reference}`, durationMs: 5000 });
        }}
      />
    ),
  });
}
