import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CloudOff, X } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { useNow } from '@/ui/text/use-now';
import { dueInSentence } from '../task';
import { sendWaiting } from './send-waiting';
import { dropWaiting, markWaiting, type WaitingTask } from './waiting';

interface WaitingTasksProps {
  memberId: number;
  tasks: readonly WaitingTask[];
}

/** Tasks that the server does not have yet: they wait for a network, or it refused them. */
export function WaitingTasks({ memberId, tasks }: WaitingTasksProps) {
  return (
    <KeptFocus ids={tasks.map(({ id }) => id)}>
      <ul aria-label="Not added yet" className="flex flex-col empty:hidden">
        {tasks.map((task) => (
          <li key={task.id} data-row={task.id}>
            <WaitingRow memberId={memberId} task={task} />
          </li>
        ))}
      </ul>
    </KeptFocus>
  );
}

function WaitingRow({ memberId, task }: { memberId: number; task: WaitingTask }) {
  const queryClient = useQueryClient();
  const now = useNow();
  const { id, body, failure } = task;
  const Icon = failure === undefined ? CloudOff : CircleAlert;
  return (
    <div className="flex min-h-11 items-center gap-3 border-b border-line-subtle py-1.5">
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={failure === undefined ? 'shrink-0 text-ink-3' : 'text-red-ink shrink-0'}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{body.title}</p>
        <p className={failure === undefined ? 'text-xs text-ink-2' : 'text-red-ink text-xs'}>
          {failure === undefined
            ? 'To be added when you’re back online'
            : `Couldn’t add this task. ${failure}`}
          {body.dueAt && ` · Due ${dueInSentence(body.dueAt, now)}`}
        </p>
      </div>
      {failure !== undefined && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            markWaiting(memberId, task);
            void sendWaiting(queryClient, memberId);
          }}
        >
          Retry
        </Button>
      )}
      <IconButton size="sm" label={`Remove “${body.title}”`} onClick={() => dropWaiting(memberId, id)}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
