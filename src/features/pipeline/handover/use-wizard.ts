import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from 'zustand';
import { ApiError, errorMessage } from '@/api/errors';
import { londonDay } from '@/lib/dates/calendar-day';
import { updateModal } from '@/ui/modal/modal-store';
import type { Deal } from '../deal/deal';
import { followed, type Draft } from './follow';
import { completionOf, handoverOf } from './plan';
import type { StepName } from './problems';
import { nothingMade, sendHandover, type Made } from './send';

export const modalId = 'deal-handover';

interface Begun {
  draft: Draft;
  typeId: string;
  made: Made;
}

/** Handovers of which some was made when a call failed, by deal: opened again, the wizard goes on where it stood. */
const useBegun = create<Readonly<Record<string, Begun>>>(() => ({}));

/** Whether a handover of this deal was begun here and not finished. */
export const useIsHandoverBegun = (dealId: string): boolean => useBegun((all) => dealId in all);

/** What is typed, what exists already, and how it is sent. */
export function useWizard(deal: Deal, types: readonly { id: string; key: string }[]) {
  const queryClient = useQueryClient();
  const [begun] = useState<Begun>(() => {
    const suggested = handoverOf(deal, completionOf(deal, londonDay(new Date())));
    return (
      useBegun.getState()[deal.id] ?? {
        draft: { plan: suggested, suggested },
        typeId: types.find(({ key }) => key === deal.home?.type)?.id ?? '',
        made: nothingMade(),
      }
    );
  });
  const [draft, setDraft] = useState(begun.draft);
  const [typeId, setTypeId] = useState(begun.typeId);
  const [made, setMade] = useState(begun.made);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The property is made first, and the deal then names it: only what it named before was moved before.
  const [earlier] = useState(begun.made.propertyId === null ? deal.propertyId : null);
  const [propertyId, setPropertyId] = useState(earlier);

  async function send(): Promise<void> {
    const progress: Made = { ...made, keys: new Set(made.keys) };
    const { plan } = draft;
    setIsSending(true);
    setFailure(null);
    try {
      const today = londonDay(new Date());
      setPropertyId(await sendHandover({ queryClient, deal, plan, typeId, today, made: progress }));
      useBegun.setState(without(deal.id), true);
      updateModal(modalId, { isDirty: undefined });
    } catch (error) {
      const isBegun = progress.propertyId !== null;
      setMade(progress);
      setFailure(
        `${reason(error)}. ${isBegun ? 'What was created is kept. Try again to create the rest.' : 'Nothing was created.'}`,
      );
      if (!isBegun) return;
      useBegun.setState({ [deal.id]: { draft, typeId, made: progress } });
      updateModal(modalId, {
        isDirty: () => true,
        question: {
          text: 'Close before everything is created? You can finish from the deal until you reload Tiebeam.',
          stay: 'Stay here',
          leave: 'Close',
        },
      });
    } finally {
      setIsSending(false);
    }
  }

  return {
    plan: draft.plan,
    typeId,
    made,
    failure,
    isSending,
    propertyId,
    isOld: earlier !== null,
    setTypeId,
    change: (patch: Partial<Draft['plan']>) => {
      setDraft((now) => ({ ...now, plan: { ...now.plan, ...patch } }));
      updateModal(modalId, { isDirty: () => true });
    },
    /** The later steps go by the completion day and the loan. */
    follow: () => setDraft((now) => followed(deal, now)),
    /** Whether a whole step exists already: it is changed on the property's page. */
    isMade: (step: StepName) =>
      step === 'home' ? made.propertyId !== null : step === 'loan' && made.keys.has('loan'),
    send,
  };
}

/** What the server says of a field, where it does: the field itself is on another step. */
const reason = (error: unknown): string => {
  const [first] = error instanceof ApiError ? [...error.errors.values()].flat() : [];
  return (first ?? errorMessage(error)).replace(/\.$/, '');
};

const without = (dealId: string) => (all: Readonly<Record<string, Begun>>) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id !== dealId));
