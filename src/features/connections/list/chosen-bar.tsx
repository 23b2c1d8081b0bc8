import { MessageSquare } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { openBulkMessage } from './bulk-message';
import { mostAtOnce, type ChosenPeople } from './use-chosen-people';

interface ChosenBarProps {
  /** All who are listed. */
  listed: readonly Schemas['Connection']['user'][];
  chosen: ChosenPeople;
}

/** What can be done with the chosen connections; it stays in view while the list is scrolled. */
export function ChosenBar({ listed, chosen }: ChosenBarProps) {
  const count = chosen.people.length;
  return (
    <div
      role="toolbar"
      aria-label="Selected connections"
      className="bg-surface-2 border-line sticky top-[calc(var(--topbar-h)+8px)] z-1 mb-1 flex flex-wrap items-center gap-x-1 gap-y-0.5 rounded-lg border p-1.5"
    >
      <p role="status" className="text-ink-2 min-w-20 flex-1 px-1.5 text-sm max-md:basis-full">
        {chosen.isFull ? `${count} selected (maximum)` : `${count} selected`}
      </p>
      <Button variant="ghost" size="sm" onClick={() => chosen.add(listed)}>
        {listed.length > mostAtOnce ? `Select the first ${mostAtOnce}` : 'Select all shown'}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={count === 0}
        icon={<MessageSquare aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => openBulkMessage(chosen.people, chosen.end)}
      >
        Message
      </Button>
      <Button variant="ghost" size="sm" onClick={chosen.end}>
        Done
      </Button>
    </div>
  );
}
