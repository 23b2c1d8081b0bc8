import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/** What somebody did at the payment provider's checkout. */
export type CheckoutOutcome = 'paid' | 'slow' | 'declined' | 'cancelled';

/** A visit to the payment provider's checkout; how far it has got follows from its outcome and the clock. */
interface CheckoutSession {
  id: string;
  ownerId: number;
  sessionId: string;
  planId: 'pro' | 'business';
  interval: Schema<'BillingInterval'>;
  /** Where the provider leads back to, without the session. */
  returnUrl: string;
  /** Null while the visit goes on. */
  outcome: CheckoutOutcome | null;
  decidedAt: string | null;
  createdAt: string;
  completedAt: string | null;
}

export interface SubscriptionRows {
  /** At most one a member. */
  subscription: Schema<'Subscription'>;
  payment: Schema<'Payment'>;
  checkoutSession: CheckoutSession;
}

export const subscriptionTables = {
  subscription: { ids: 'uuid', by: ['ownerId'] },
  payment: { ids: 'uuid', by: ['ownerId'] },
  checkoutSession: { ids: 'uuid', by: ['sessionId', 'ownerId'] },
} as const satisfies TablesOf<SubscriptionRows>;
