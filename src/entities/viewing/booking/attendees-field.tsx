import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { read } from '@/api/queries';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { safeRows } from '@/ui/rows/safe-rows';
import type { Attendee } from './form-values';

/** Of the contract. */
const most = 20;
/** How many are offered at once. */
const offered = 5;

interface AttendeesFieldProps {
  attendees: readonly Attendee[];
  onChange: (attendees: readonly Attendee[]) => void;
  error: string | undefined;
}

const chip =
  'touch-target relative inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm hover:bg-hover';

/** Connections who come along: found by name, added and removed by a press. */
export function AttendeesField({ attendees, onChange, error }: AttendeesFieldProps) {
  const label = useId();
  const [words, setWords] = useState('');
  const found = useQuery({
    ...read('/connections', { query: { status: 'accepted', sort: 'name', ...(words && { query: words }) } }),
    placeholderData: keepPreviousData,
    enabled: words !== '',
  });
  const people =
    words === ''
      ? []
      : (found.data?.data.flatMap(({ user }) => (attendees.some(({ id }) => id === user.id) ? [] : [user])) ??
        []);
  return (
    <fieldset aria-labelledby={label} className="flex min-w-0 flex-col gap-2">
      <legend id={label} className="mb-1.5 text-sm/[18px] font-medium text-ink-2">
        Attendees <span className="font-normal text-ink-3">optional</span>
      </legend>
      {attendees.length > 0 && (
        <ul aria-label="Attendees" className="flex flex-wrap gap-1.5">
          {safeRows(attendees, 'person', (person) => (
            <li key={person.id} className="max-w-full">
              <button
                type="button"
                aria-label={`Remove ${person.fullName}`}
                className={`${chip} border-teal-line bg-teal-bg text-teal-ink`}
                onClick={() => onChange(attendees.filter(({ id }) => id !== person.id))}
              >
                <bdi className="truncate">{person.fullName}</bdi>
                <X aria-hidden size={14} className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {attendees.length < most && (
        <RestedInput
          aria-label="Search your connections"
          placeholder="Connection’s name"
          icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
          maxLength={100}
          value={words}
          onRest={setWords}
        />
      )}
      {people.length > 0 && (
        <ul aria-label="Your connections" className="flex flex-wrap gap-1.5">
          {safeRows(people.slice(0, offered), 'person', ({ id, fullName }) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                aria-label={`Add ${fullName}`}
                className={`${chip} border-line`}
                onClick={() => {
                  onChange([...attendees, { id, fullName }]);
                  setWords('');
                }}
              >
                <Plus aria-hidden size={14} className="shrink-0" />
                <bdi className="truncate">{fullName}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {words !== '' && found.data && people.length === 0 ? 'No connections match that name.' : ''}
      </p>
      {(error ?? (found.isError ? errorMessage(found.error) : undefined)) !== undefined && (
        <p role="alert" className="text-sm text-red-ink">
          {error ?? errorMessage(found.error)}
        </p>
      )}
    </fieldset>
  );
}
