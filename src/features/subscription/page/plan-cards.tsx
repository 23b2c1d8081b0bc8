import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { vatRate } from '@/lib/money/proration';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { focusIfLost } from '@/ui/focus/focus-if-lost';
import { Segments } from '@/ui/input/segments';
import { usePlanAction } from '../change/use-plan-action';
import { dayIn, isRunning, planAction, shownPrice, type PlanAction, type PlanId } from '../subscription-text';
import { ComparePlans } from './compare-plans';

interface PlanCardsProps {
  account: Schemas['UserSubscription'];
  nameOf: (id: PlanId) => string;
}

/** The plans side by side, each with what can be done about it. Who has paid for a year sees prices a year. */
export function PlanCards({ account: { plans, subscription }, nameOf }: PlanCardsProps) {
  const running = isRunning(subscription) ? subscription : null;
  const [chosen, setChosen] = useState<Schemas['BillingInterval']>(running?.interval ?? 'month');
  const [hasVat, setHasVat] = useState(true);
  const [started, setStarted] = useState<PlanId | null>(null);
  const isFixed = running?.interval === 'year';
  const interval = isFixed ? 'year' : chosen;
  const { start, isBusy } = usePlanAction(nameOf, interval);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        {!isFixed && (
          <Segments
            label="Prices"
            isLabelHidden
            options={[
              ['month', 'Monthly'],
              ['year', 'Yearly, two months free'],
            ]}
            value={interval}
            onChange={setChosen}
          />
        )}
        <Segments
          label="VAT"
          isLabelHidden
          options={[
            ['with', 'Including VAT'],
            ['without', 'Excluding VAT'],
          ]}
          value={hasVat ? 'with' : 'without'}
          onChange={(value) => setHasVat(value === 'with')}
        />
      </div>
      <ul className="grid grid-cols-1 gap-3 @[40rem]:grid-cols-3">
        {plans.map((plan) => {
          const action = planAction(plan.id, subscription, plans, interval);
          const isMine = action === 'current' || action === 'keep' || plan.id === running?.planId;
          return (
            <li
              key={plan.id}
              aria-label={plan.name}
              className={classNames(
                'flex min-w-0 flex-col gap-3 rounded-[14px] border bg-surface-2 p-4',
                isMine ? 'border-primary' : 'border-line',
              )}
            >
              <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
                <h3
                  // the button that was pressed goes with its act
                  ref={
                    started === plan.id && (action === 'current' || action === 'planned')
                      ? focusIfLost
                      : undefined
                  }
                  tabIndex={-1}
                  className="font-semibold outline-hidden"
                >
                  {plan.name}
                </h3>
                {isMine && <Badge tone="teal">Current</Badge>}
                {action === 'planned' && running && (
                  <Badge tone="tan">From {dayIn(running.currentPeriodEnd)}</Badge>
                )}
              </div>
              <p>
                <span className="num text-xl font-semibold">{shownPrice(plan.prices[interval], hasVat)}</span>{' '}
                <span className="text-sm text-ink-2">
                  {plan.id === 'free' ? 'forever' : interval === 'month' ? 'per month' : 'per year'}
                </span>
              </p>
              <ul className="flex flex-1 flex-col gap-1.5 text-sm text-ink-2">
                {plan.features.map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Check aria-hidden size={15} className="mt-0.5 shrink-0 text-teal-ink" />
                    {feature}
                  </li>
                ))}
              </ul>
              <PlanButton
                action={action}
                plan={plan}
                mine={running ? nameOf(running.planId) : ''}
                isSwitch={plan.id === running?.planId}
                isLoading={isBusy && started === plan.id}
                isDisabled={isBusy && started !== plan.id}
                onPress={() => {
                  setStarted(plan.id);
                  start(action, plan.id);
                }}
              />
            </li>
          );
        })}
      </ul>
      <ComparePlans plans={plans} hasVat={hasVat} />
      <p className="text-xs text-ink-3">
        {hasVat ? 'Prices include VAT.' : `VAT at ${vatRate}% is added at checkout.`} Cancel at any time.
      </p>
    </div>
  );
}

interface PlanButtonProps {
  action: PlanAction;
  plan: Schemas['Plan'];
  /** The name of the plan I have. */
  mine: string;
  /** From months to years. */
  isSwitch: boolean;
  isLoading: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

function PlanButton({ action, plan, mine, isSwitch, isLoading, isDisabled, onPress }: PlanButtonProps) {
  if (action === 'current' || action === 'planned' || action === 'none') return null;
  const labels = {
    subscribe: `Choose ${plan.name}`,
    upgrade: isSwitch ? 'Switch to yearly' : `Upgrade to ${plan.name}`,
    downgrade: `Change to ${plan.name}`,
    cancel: `Cancel ${mine}`,
    keep: `Keep ${plan.name}`,
  };
  return (
    <Button
      variant={action === 'upgrade' || action === 'subscribe' ? 'soft' : 'outline'}
      isFullWidth
      isLoading={isLoading}
      disabled={isDisabled}
      onClick={onPress}
    >
      {labels[action]}
    </Button>
  );
}
