import { usePost, usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { showToast } from '@/ui/toast/toast';
import { goToProvider } from '../go-to-provider';
import { planReaders } from '../subscription-queries';
import type { PlanAction, PlanId } from '../subscription-text';
import { openPlanChange } from './plan-change';

const failureTitle = 'Couldn’t change your plan';

/** A preview without its lists can't be shown. */
const isWhole = (
  preview: Schemas['SubscriptionChange'] | undefined,
): preview is Schemas['SubscriptionChange'] =>
  preview !== undefined &&
  Array.isArray(preview.exceeds) &&
  (preview.invoice === null || Array.isArray(preview.invoice.lines));

const sayUnready = () => showToast({ kind: 'error', text: `${failureTitle}. Try again.` });

/** Begins what a plan's button does: the provider's checkout, the preview of a change, or keeping the present plan. */
export function usePlanAction(nameOf: (id: PlanId) => string, interval: Schemas['BillingInterval']) {
  const subscribe = usePost('/subscriptions/subscribe', {
    failureTitle: 'Couldn’t open the checkout',
    refreshes: [],
    onDone: (checkout) => {
      if (!goToProvider(checkout?.url))
        showToast({ kind: 'error', text: 'Couldn’t open the checkout. Try again.' });
    },
  });
  const upgrade = usePut('/subscriptions/upgrade', {
    failureTitle,
    refreshes: [],
    onDone: (preview, { body }) => {
      const { preview: _asked, ...change } = body;
      if (!isWhole(preview)) return sayUnready();
      openPlanChange({ wanted: { direction: 'upgrade', body: change }, preview, nameOf });
    },
  });
  const downgrade = usePut('/subscriptions/downgrade', {
    failureTitle,
    refreshes: [],
    onDone: (preview, { body }) => {
      const { preview: _asked, ...change } = body;
      if (!isWhole(preview)) return sayUnready();
      openPlanChange({ wanted: { direction: 'downgrade', body: change }, preview, nameOf });
    },
  });
  const keep = usePut('/subscriptions/downgrade', {
    failureTitle: 'Couldn’t keep your plan',
    refreshes: planReaders,
    onDone: () => showToast({ kind: 'success', text: 'Your plan continues' }),
  });
  return {
    isBusy: [subscribe, upgrade, downgrade, keep].some(({ isPending }) => isPending),
    start: (action: PlanAction, planId: PlanId) => {
      if (action === 'keep') return keep.mutate({ body: { planId } });
      if (action === 'cancel' || action === 'downgrade') {
        return downgrade.mutate({ body: { planId, preview: true } });
      }
      if (planId === 'free') return;
      if (action === 'subscribe') subscribe.mutate({ body: { planId, interval } });
      if (action === 'upgrade') upgrade.mutate({ body: { planId, interval, preview: true } });
    },
  };
}
