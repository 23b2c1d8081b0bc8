import { useId, useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form-alert';
import { closeModal, openModal } from '@/ui/modal-store';
import { showToast } from '@/ui/toast';

type Post = Pick<Schemas['Post'], 'id' | 'authUser'>;

const reasons = ['Spam', 'A scam', 'Misleading figures', 'Abuse', 'Something else'] as const;

/** Asks what is wrong with a post and tells support of it (`POST /support`); its author is not told who did. */
export function openReportPost(post: Post): void {
  const id = `report-post-${post.id}`;
  let isDirty = false;
  openModal({
    id,
    title: 'Report this post',
    isDirty: () => isDirty,
    content: (
      <ReportPost
        post={post}
        onChange={() => {
          isDirty = true;
        }}
        onClose={() => closeModal(id)}
      />
    ),
  });
}

interface ReportPostProps {
  post: Post;
  onChange: () => void;
  onClose: () => void;
}

export function ReportPost({ post, onChange, onClose }: ReportPostProps) {
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
    const route = `/${post.authUser.username}/post/${post.id}`;
    const context = { kind: 'post', id: String(post.id), reason, route } as const;
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
        Your report, this post’s address and your name go to our support team. Its author is not told who
        reported it.
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
