import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hasStatus } from '@/api/errors';
import { refresh, write } from '@/api/queries';
import { afterPaint } from '@/lib/timing/after-paint';
import { dismissToast, showToast } from '@/ui/toast/toast';
import { movedText } from '../model/announcements';
import type { DealCard } from '../model/deal-card';
import type { Move } from '../model/moves';
import { changesOf } from './board-cache';
import { endPending } from './carry';
import { focusDeal } from './column-rows';

const undoMs = 10_000;
const toastId = 'pipeline-move';

/** Where the deal then stands, for the sentence that says so. */
export interface Landing {
  stage: string;
  /** From 1. */
  position: number;
  of: number;
}

/**
 * Moves a deal: at once on the screen, with a way back for ten seconds. A refusal puts it back and offers another try; a deal
 * that somebody changed meanwhile is shown as it is now first.
 */
export function useMove(onMoved: (deal: DealCard, move: Move) => void) {
  const queryClient = useQueryClient();
  // Kept beside the functions: these are made anew with the page.
  const [{ underWay, versions }] = useState(() => ({
    /** Moves that have no answer yet, by deal: the next one cannot know the version they lead to. */
    underWay: new Map<string, number>(),
    /** What my own moves led to: the board that says so may still be on its way when the next one begins. */
    versions: new Map<string, number>(),
  }));
  return useMemo(() => {
    async function send(deal: DealCard, move: Move, isForced: boolean): Promise<void> {
      const { id, stage, position, lostReason, enteredAt } = move;
      const before = underWay.get(id) ?? 0;
      underWay.set(id, before + 1);
      try {
        const answer = await write(
          queryClient,
          'put',
          '/evaluations/{id}',
          {
            path: { id },
            body: {
              ...(!isForced && before === 0 && { version: Math.max(deal.version, versions.get(id) ?? 0) }),
              pipeline: {
                stage,
                position,
                ...(lostReason !== undefined && { lostReason }),
                ...(enteredAt !== undefined && { enteredAt }),
              },
            },
          },
          {
            refreshes: ['/evaluations', `/evaluations/${id}`, '/property-actions'],
            changes: () => changesOf(move),
            inTurn: `move-${id}`,
          },
        );
        if (answer && 'version' in answer) versions.set(id, answer.version);
      } finally {
        // What the cache has by then is drawn first.
        afterPaint(() => endPending(move));
        underWay.set(id, (underWay.get(id) ?? 1) - 1);
      }
    }

    async function go(deal: DealCard, move: Move, landing: Landing, isForced = false): Promise<void> {
      const back: Move = {
        id: deal.id,
        stage: deal.pipeline.stage,
        position: deal.pipeline.position,
        ...(deal.pipeline.lostReason !== null && { lostReason: deal.pipeline.lostReason }),
        enteredAt: deal.pipeline.enteredAt,
        at: move.at,
      };
      showToast({
        kind: 'success',
        id: toastId,
        text: movedText(landing),
        durationMs: undoMs,
        action: { label: 'Undo', onAction: () => void undo(deal, back) },
      });
      try {
        await send(deal, move, isForced);
        onMoved(deal, move);
      } catch (error) {
        dismissToast(toastId);
        if (hasFocus(deal.id)) focusDeal(deal.id, deal.pipeline.stage);
        const isConflict = hasStatus(error, 409);
        if (isConflict) void refresh(queryClient, '/evaluations');
        showToast({
          kind: 'error',
          durationMs: undoMs,
          text: isConflict
            ? `“${deal.title}” was changed elsewhere. This is the latest version.`
            : `Couldn’t move “${deal.title}”. It’s back where it was.`,
          action: {
            label: isConflict ? 'Move anyway' : 'Retry',
            onAction: () => {
              void go(deal, move, landing, isConflict || isForced);
              focusDeal(deal.id, move.stage);
            },
          },
        });
      }
    }

    async function undo(deal: DealCard, back: Move): Promise<void> {
      const sent = send(deal, back, true);
      // Its card has the focus again in the column to which it goes back.
      focusDeal(back.id, back.stage);
      try {
        await sent;
        showToast({ kind: 'success', id: toastId, text: 'Move undone' });
      } catch {
        showToast({
          kind: 'error',
          text: `Couldn’t move “${deal.title}” back`,
          action: { label: 'Retry', onAction: () => void undo(deal, back) },
        });
      }
    }

    return (deal: DealCard, move: Move, landing: Landing) => void go(deal, move, landing);
  }, [queryClient, onMoved, underWay, versions]);
}

/** The keyboard is on the card of that deal. */
const hasFocus = (id: string): boolean => document.activeElement?.closest(`[data-deal="${id}"]`) != null;
