import { useId } from 'react';
import type { Schemas } from '@/api/contract';
import { Summary } from '@/ui/disclosure/summary';
import { limitText, shownPrice } from '../subscription-text';

type Plan = Schemas['Plan'];

const limits: readonly (readonly [key: Schemas['PlanLimitKey'], label: string, unit: string | null])[] = [
  ['evaluations', 'Evaluations', null],
  ['aiSearches', 'AI searches per month', null],
  ['savedSearches', 'Saved searches', null],
  ['properties', 'Properties', null],
  ['storageMb', 'Document storage', 'MB'],
];

interface ComparePlansProps {
  plans: readonly Plan[];
  hasVat: boolean;
}

/** What each plan costs and allows, line by line; closed until somebody wants to compare. */
export function ComparePlans({ plans, hasVat }: ComparePlansProps) {
  const id = useId();
  const rows: readonly (readonly [label: string, cellOf: (plan: Plan) => string])[] = [
    ['Price per month', ({ prices }) => shownPrice(prices.month, hasVat)],
    ['Price per year', ({ prices }) => shownPrice(prices.year, hasVat)],
    ...limits.map(
      ([key, label, unit]) => [label, (plan: Plan) => limitText(plan.limits[key], unit)] as const,
    ),
  ];
  return (
    <details className="text-sm">
      <Summary className="font-medium text-link">
        <span id={id}>Compare plans</span>
      </Summary>
      <table aria-labelledby={id} className="mt-2 w-full text-left text-xs @[40rem]:text-sm">
        <thead>
          <tr>
            <th scope="col" className="@[40rem]:w-1/4">
              <span className="sr-only">Feature</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className="py-2 pl-2 text-right font-semibold">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cellOf]) => (
            <tr key={label} className="border-t border-line-subtle align-top light:border-line">
              <th scope="row" className="py-2 font-normal text-ink-2">
                {label}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className="num py-2 pl-2 text-right whitespace-nowrap">
                  {cellOf(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
