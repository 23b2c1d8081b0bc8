import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { refresh } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { Spinner } from '@/ui/states/spinner';
import { planReaders, subscriptionQueries } from '../subscription-queries';
import type { PlanId } from '../subscription-text';

const askEveryMs = 2000;
const givesUpAfterMs = 30_000;

interface CheckoutReturnProps {
  sessionId: string;
  nameOf: (id: PlanId) => string;
  /** Takes the checkout out of the address. */
  onDismiss: () => void;
}

/** Back from the provider's checkout: asks every two seconds, for half a minute, whether the payment went through. */
export function CheckoutReturn({ sessionId, nameOf, onDismiss }: CheckoutReturnProps) {
  const queryClient = useQueryClient();
  const [since] = useState(() => Date.now());
  const { data, error, isError, dataUpdatedAt } = useQuery({
    ...subscriptionQueries.checkout(sessionId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isWaiting(state.data?.status) && Date.now() - since < givesUpAfterMs ? askEveryMs : false,
  });
  const status = data?.status;
  const isComplete = data?.status === 'complete';
  const readAgain = useEffectEvent(() => void refresh(queryClient, ...planReaders));
  useEffect(() => {
    if (isComplete) readAgain();
  }, [isComplete]);
  const hasGivenUp = isWaiting(status) && dataUpdatedAt - since >= givesUpAfterMs - askEveryMs;
  const text = isError
    ? errorMessage(error)
    : data?.status === 'complete'
      ? `You’re on ${nameOf(data.planId)}. Thank you.`
      : hasGivenUp
        ? 'Your payment is taking longer than usual. We’ll email you when it goes through.'
        : checkoutTexts[data?.status ?? 'open'];
  const isOver = isError || hasGivenUp || !isWaiting(status);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-[14px] border border-teal-line bg-teal-bg px-4 py-3 text-teal-ink">
      {!isOver && <Spinner size="small" label="Confirming" />}
      <p role="status" className="min-w-0 flex-1 text-sm font-medium">
        {text}
      </p>
      {isOver && (
        <Button variant="outline" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}

const isWaiting = (status: string | undefined) =>
  status === undefined || status === 'open' || status === 'processing';

type Unfinished = Exclude<Schemas['CheckoutStatus']['status'], 'complete'>;

const checkoutTexts: Record<Unfinished, string> = {
  open: 'Confirming your payment…',
  processing: 'Confirming your payment…',
  failed: 'Your bank declined the payment. You haven’t been charged. Try again with another card.',
  cancelled: 'Checkout cancelled. You haven’t been charged.',
  expired: 'That checkout has expired. You haven’t been charged.',
};
