import { Eye } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { NativeSelect } from '@/ui/input/native-select';
import type { PreviewAs } from '../profile-queries';

const choices = [
  { value: '', label: 'View as me' },
  { value: 'connections', label: 'View as a connection' },
  { value: 'members', label: 'View as a member' },
  { value: 'public', label: 'View as the public' },
] satisfies { value: PreviewAs | ''; label: string }[];

interface OwnBarProps {
  completeness: Schemas['Profile']['completeness'];
  as: PreviewAs | undefined;
  onAs: (as: PreviewAs | undefined) => void;
}

/** Above my own profile: how much of it is filled in, and how it looks to others. */
export function OwnBar({ completeness, as, onAs }: OwnBarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {completeness === null ? (
        <p role="status" className="text-ink-2 inline-flex items-center gap-2 text-sm">
          <Eye aria-hidden size={16} strokeWidth={1.75} />
          Preview. Only you can see this message.
        </p>
      ) : (
        <div className="flex min-w-0 items-center gap-3">
          <div
            role="progressbar"
            aria-label="Profile completion"
            aria-valuenow={completeness}
            aria-valuemin={0}
            aria-valuemax={100}
            className="bg-surface-3 h-1.5 w-10 md:w-28 overflow-hidden rounded-full"
          >
            <div className="bg-primary h-full rounded-full" style={{ width: `${completeness}%` }} />
          </div>
          <p className="text-ink-2 text-sm whitespace-nowrap">{`${completeness}% complete`}</p>
        </div>
      )}
      <NativeSelect
        aria-label="View profile as"
        className="max-w-60 flex-1 basis-36"
        choices={choices}
        value={as ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onAs(choices.find((each) => each.value === value)?.value || undefined)
        }
      />
    </div>
  );
}
