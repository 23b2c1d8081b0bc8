import { Plus, X } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { pollLimits, type DraftPoll } from './post-parts';

const days = Array.from({ length: pollLimits.mostDays }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 day' : `${index + 1} days`,
}));

interface PollEditorProps {
  poll: DraftPoll;
  onChange: (poll: DraftPoll | null) => void;
}

/** Two to six answers, and how long people may choose among them. */
export function PollEditor({ poll, onChange }: PollEditorProps) {
  const { options } = poll;
  const change = (next: readonly string[]) => onChange({ ...poll, options: next });
  return (
    <fieldset className="border-line mt-3 flex flex-col gap-2 rounded-lg border p-3">
      <legend className="text-ink-2 px-1 text-sm font-medium">Poll</legend>
      {options.map((option, index) => (
        // An answer is its place: two may say the same while they are written.
        <div key={index} className="flex items-center gap-1.5">
          <Input
            aria-label={`Answer ${index + 1}`}
            placeholder={`Answer ${index + 1}`}
            value={option}
            maxLength={pollLimits.longest}
            onChange={({ target }) =>
              change(options.map((each, place) => (place === index ? target.value : each)))
            }
          />
          {options.length > pollLimits.fewest && (
            <IconButton
              size="sm"
              label={`Remove answer ${index + 1}`}
              onClick={() => change(options.filter((_, place) => place !== index))}
            >
              <X aria-hidden size={16} />
            </IconButton>
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {options.length < pollLimits.most && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus aria-hidden size={15} />}
            onClick={() => change([...options, ''])}
          >
            Add an answer
          </Button>
        )}
        <NativeSelect
          aria-label="Poll length"
          className="ml-auto w-28!"
          choices={days}
          value={String(poll.days)}
          onChange={({ target }) => onChange({ ...poll, days: Number(target.value) })}
        />
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          Remove poll
        </Button>
      </div>
    </fieldset>
  );
}
