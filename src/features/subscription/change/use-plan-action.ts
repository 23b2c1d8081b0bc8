import { usePost, usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { showToast } from '@/ui/toast/toast';
import { goToProvider } from '../go-to-provider';
import { planReaders } from '../subscription-queries';
import type { PlanAction, PlanId } from '../subscription-text';
import { openPlanChange } from './plan-change';

const failureTitle = 'Couldn’t prepare the change';

/** Begins what a plan's button does: the provider's checkout, the preview of a change, or keeping the present plan. */
export function usePlanAction(nameOf: (id: PlanId) => string, interval: Schemas['BillingInterval']) {
  const subscribe = usePost('/subscriptions/subscribe', {
    failureTitle: 'Couldn’t open the checkout',
    refreshes: [],
    onDone: (checkout) => {
      if (!goToProvider(checkout?.url)) showToast({ kind: 'error', text: 'Couldn’t open the checkout' });
    },
  });
  const upgrade = usePut('/subscriptions/upgrade', {
    failureTitle,
    refreshes: [],
    onDone: (preview, { body }) => {
      const { preview: _asked, ...change } = body;
      if (preview) openPlanChange({ wanted: { direction: 'upgrade', body: change }, preview, nameOf });
    },
  });
  const downgrade = usePut('/subscriptions/downgrade', {
    failureTitle,
    refreshes: [],
    onDone: (preview, { body }) => {
      const { preview: _asked, ...change } = body;
      if (preview) openPlanChange({ wanted: { direction: 'downgrade', body: change }, preview, nameOf });
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
