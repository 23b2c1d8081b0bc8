import { Link } from '@tanstack/react-router';
import type { Task } from '@/entities/task/task';

/** What a task is about; a deal can be opened at its tasks. */
export function SubjectLink({ subject }: { subject: NonNullable<Task['subject']> }) {
  const { kind, id, title } = subject;
  if (kind !== 'evaluation') return title;
  return (
    <Link
      to="/pipeline"
      search={{ deal: id, tab: 'actions' }}
      className="inline-block max-w-full align-bottom max-md:wrap-anywhere md:truncate leading-6 hover:text-ink hover:underline"
    >
      {title}
    </Link>
  );
}
