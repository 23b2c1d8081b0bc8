import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { refresh, write } from '@/api/queries';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { openQuestion } from '@/ui/modal/confirm-question';
import { showToast } from '@/ui/toast/toast';

type Application = Schemas['BetaApplication'];
type Decision = 'accepted' | 'waitlist';

const acts: Readonly<Record<Decision, { label: string; done: string }>> = {
  accepted: { label: 'Accept', done: 'accepted' },
  waitlist: { label: 'Add to waiting list', done: 'added to the waiting list' },
};

/** What a decision about an application changes. */
export const readersOfBeta: readonly string[] = ['/beta-applications', '/admin/overview', '/admin/audit'];

interface BetaBulkProps {
  /** Those that wait and were chosen. */
  chosen: readonly Application[];
  /** How many wait in the list. */
  waiting: number;
  onChosen: (ids: readonly string[]) => void;
}

/** Decides several applications one after the other, once that is confirmed. What couldn’t be decided stays chosen. */
export function BetaBulk({ chosen, waiting, onChosen }: BetaBulkProps) {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Decision | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const decide = async (status: Decision) => {
    setSent(status);
    const left: string[] = [];
    for (const { id, updatedAt } of chosen) {
      const args = { path: { id }, body: { status, updatedAt } };
      await write(queryClient, 'put', '/beta-applications/{id}', args, { refreshes: [] }).catch(() =>
        left.push(id),
      );
    }
    await refresh(queryClient, ...readersOfBeta);
    onChosen(left);
    setSent(null);
    text.current?.focus();
    const done = chosen.length - left.length;
    if (done > 0)
      showToast({ kind: 'success', text: `${counted(done, 'application')} ${acts[status].done}` });
    if (left.length > 0)
      showToast({
        kind: 'error',
        text: `Couldn’t save the decision on ${counted(left.length, 'application')}. Try again.`,
      });
  };
  const ask = (status: Decision) =>
    openQuestion({
      id: 'decide-applications',
      title:
        status === 'accepted' ? `Accept ${several(chosen)}?` : `Add ${several(chosen)} to the waiting list?`,
      text: 'Each applicant gets an email.',
      act: acts[status].label,
      onConfirm: () => void decide(status),
    });
  return (
    <div role="group" aria-label="Selected applications" className="mb-3 flex flex-wrap items-center gap-2.5">
      <p ref={text} role="status" tabIndex={-1} className="text-sm text-ink-2 outline-hidden">
        {chosen.length > 0
          ? `${chosen.length} selected`
          : waiting > 0
            ? 'Select applications to decide on several at once'
            : 'No applications waiting'}
      </p>
      {chosen.length > 0 && (
        <>
          {(['accepted', 'waitlist'] as const).map((status) => (
            <Button
              key={status}
              size="sm"
              variant="outline"
              isLoading={sent === status}
              loadingLabel="Saving"
              disabled={sent !== null}
              onClick={() => ask(status)}
            >
              {acts[status].label}
            </Button>
          ))}
          <Button
            size="sm"
            variant="ghost"
            disabled={sent !== null}
            onClick={() => {
              onChosen([]);
              text.current?.focus();
            }}
          >
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}

const several = (chosen: readonly Application[]) => counted(chosen.length, 'application');
