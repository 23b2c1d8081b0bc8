import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/** A visit to the payment provider's checkout; how far it has got follows from the clock. */
interface CheckoutSession {
  id: string;
  ownerId: number;
  sessionId: string;
  planId: 'pro' | 'business';
  interval: Schema<'BillingInterval'>;
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
