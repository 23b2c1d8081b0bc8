import { useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { openPartForm } from '@/entities/record/described/part-form';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { RelativeTime } from '@/ui/text/relative-time';
import { statusNames, type Job } from '../job/job-text';
import { changeJob, rereadJob } from '../job/job-writes';

interface Entry {
  at: string;
  /** What happened; null for a comment. */
  status: string | null;
  text: string;
}

/** Newest first; of one moment the later step first. */
const entriesOf = ({ timeline, comments }: Job): Entry[] =>
  [
    ...timeline.map(({ status, at }) => ({ at, status: statusNames[status][0], text: '' })),
    ...comments.map(({ text, at }) => ({ at, status: null, text })),
  ]
    .toReversed()
    .toSorted((a, b) => b.at.localeCompare(a.at));

/** How a job went: its statuses and the comments on it. */
export function HistoryCard({ job, now }: { job: Job; now: Date }) {
  const queryClient = useQueryClient();
  const comment = () =>
    openPartForm<{ comment: string }>({
      id: 'job-comment',
      title: 'Add a comment',
      submit: 'Add comment',
      sending: 'Adding',
      done: 'Comment added',
      fields: [{ name: 'comment', kind: 'note', label: 'Comment', isRequired: true, maxLength: 2000 }],
      row: job,
      reread: () => rereadJob(queryClient, job),
      // A comment stands beside what others changed meanwhile.
      save: (body) => changeJob(queryClient, job, body),
    });
  return (
    <Card as="section" aria-label="History">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 className="text-md font-semibold">History</h2>
        <Button
          variant="outline"
          size="sm"
          icon={<MessageSquarePlus aria-hidden size={15} />}
          onClick={comment}
        >
          Add comment
        </Button>
      </div>
      <ol className="flex flex-col gap-3 text-sm">
        {entriesOf(job).map(({ at, status, text }, index) => (
          <li key={`${at}-${index}`} className="border-b border-line-subtle pb-3 last:border-0 last:pb-0">
            {status === null ? (
              <p className="text-pretty whitespace-pre-line wrap-anywhere">{text}</p>
            ) : (
              <p className="font-medium">{status}</p>
            )}
            <p className="text-xs text-ink-3">
              <RelativeTime at={at} now={now} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
