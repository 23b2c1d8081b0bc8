import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { usePost } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { showToast } from '@/ui/toast/toast';
import { InvoiceLines } from './change/invoice-lines';
import { goToProvider } from './go-to-provider';
import { BackToLimit } from './page/back-to-limit';
import { CheckoutReturn } from './page/checkout-return';
import { Payments } from './page/payments';
import { PlanCards } from './page/plan-cards';
import { UsageMeters } from './page/usage-meters';
import { planReaders, subscriptionQueries } from './subscription-queries';
import { dayIn, isRunning, priceText, stateText, type PlanId } from './subscription-text';

/** Without its lists there is nothing to show. */
const isWhole = ({ plans, usage }: Schemas['UserSubscription']) =>
  Array.isArray(plans) && Array.isArray(usage);

interface SubscriptionPageProps {
  /** The checkout that leads back here, as the address names it. */
  sessionId: string | undefined;
  onDismissCheckout: () => void;
}

/** My plan, what it costs and what I use of it; every change shows its price before it is made (S65). */
export function SubscriptionPage({ sessionId, onDismissCheckout }: SubscriptionPageProps) {
  const mine = useQuery(subscriptionQueries.mine());
  const data = mine.data && isWhole(mine.data) ? mine.data : undefined;
  const nameOf = (id: PlanId) => data?.plans.find((plan) => plan.id === id)?.name ?? id;
  const checkout = sessionId !== undefined && (
    <CheckoutReturn key={sessionId} sessionId={sessionId} nameOf={nameOf} onDismiss={onDismissCheckout} />
  );
  const before = (
    <>
      {checkout}
      <BackToLimit />
    </>
  );
  return (
    <SettingsPage title="Subscription" before={before} after={data && <PaymentsCard />}>
      <LoadedPart
        query={mine}
        failureTitle="Couldn’t load your subscription"
        skeleton="m-6 h-[60vh]"
        isWhole={isWhole}
      >
        {(data) => (
          <>
            <SettingsRow title="Your plan">
              <CurrentPlan account={data} nameOf={nameOf} />
            </SettingsRow>
            <section
              aria-label="Plans"
              className="border-t border-line-subtle p-(--card-p) light:border-line @[40rem]:p-6"
            >
              <PlanCards account={data} nameOf={nameOf} />
            </section>
            <SettingsRow title="Usage">
              <UsageMeters usage={data.usage} />
            </SettingsRow>
            {isRunning(data.subscription) && !data.subscription.cancelAtPeriodEnd && (
              <SettingsRow title="Next invoice" text={`On ${dayIn(data.subscription.currentPeriodEnd)}`}>
                <NextInvoice key={data.subscription.updatedAt} />
              </SettingsRow>
            )}
          </>
        )}
      </LoadedPart>
    </SettingsPage>
  );
}

interface CurrentPlanProps {
  account: Schemas['UserSubscription'];
  nameOf: (id: PlanId) => string;
}

function CurrentPlan({ account: { planId, subscription }, nameOf }: CurrentPlanProps) {
  const portal = usePost('/subscriptions/portal', {
    failureTitle: 'Couldn’t open the billing portal',
    refreshes: planReaders,
    onDone: (answer) => {
      if (!goToProvider(answer?.url))
        showToast({ kind: 'error', text: 'Couldn’t open the billing portal. Try again.' });
    },
  });
  const running = isRunning(subscription) ? subscription : null;
  const isPastDue = running?.status === 'past_due';
  const card = running?.card;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-48 flex-1">
          <p className="font-semibold">
            {nameOf(planId)}
            {running && (
              <span className="font-normal text-ink-2">, {priceText(running.amount, running.interval)}</span>
            )}
          </p>
          <p className="text-sm text-ink-2">
            {running ? stateText(running, nameOf) : 'Free, for as long as you like.'}
            {card && ` Paid by ${card.brand} ending ${card.last4}.`}
          </p>
        </div>
        {subscription && (
          <Button
            variant={isPastDue ? 'primary' : 'outline'}
            icon={<ExternalLink aria-hidden size={16} />}
            isLoading={portal.isPending}
            loadingLabel="Opening"
            onClick={() => portal.mutate({ body: { returnUrl: `${location.origin}/settings/subscription` } })}
          >
            {isPastDue ? 'Update card and pay' : 'Open billing portal'}
          </Button>
        )}
      </div>
      {isPastDue && (
        <p
          role="alert"
          className="rounded-[11px] border border-red-line bg-red-bg px-3.5 py-3 text-sm text-red-ink"
        >
          Pay the outstanding invoice to change your plan. You keep {nameOf(planId)} while we try your card
          again.
        </p>
      )}
    </div>
  );
}

function NextInvoice() {
  const upcoming = useQuery(subscriptionQueries.upcoming());
  return (
    <LoadedPart
      query={upcoming}
      failureTitle="Couldn’t load your next invoice"
      skeleton="h-20"
      isWhole={({ lines }) => Array.isArray(lines)}
    >
      {(invoice) => <InvoiceLines title="Total" invoice={invoice} />}
    </LoadedPart>
  );
}

function PaymentsCard() {
  return (
    <Card as="section" aria-labelledby="payments" className="mt-4 @[40rem]:p-6">
      <h2 id="payments" className="mb-4 text-md/[22px] font-semibold tracking-tight">
        Payments
      </h2>
      <Payments />
    </Card>
  );
}
