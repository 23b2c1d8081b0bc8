import type { Schema } from '../../../engine/contract/contract';

/** Bytes of a MB of `storageMb`. */
export const mebibyte = 1024 * 1024;

/** All plans, the smallest first. Prices in £ with VAT included. */
export const plans: readonly [Schema<'Plan'>, ...Schema<'Plan'>[]] = [
  {
    id: 'free',
    name: 'Free',
    summary: 'Meet people and evaluate your first deals.',
    prices: { month: 0, year: 0 },
    limits: { evaluations: 5, aiSearches: 10, savedSearches: 2, properties: 3, storageMb: 250 },
    features: [
      'Network, Chat and Knowledge Base',
      'Property Search',
      '5 evaluations',
      '10 AI searches per month',
      'Pipeline and a portfolio of up to 3 properties',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    summary: 'For investors who evaluate deals every week.',
    prices: { month: 19, year: 190 },
    limits: { evaluations: 100, aiSearches: 200, savedSearches: 20, properties: null, storageMb: 5_120 },
    features: [
      'Everything in Free',
      '100 evaluations with scenarios and PDF reports',
      '200 AI searches per month',
      '20 saved searches with instant alerts',
      'A portfolio of any size',
    ],
  },
  {
    id: 'business',
    name: 'Business',
    summary: 'For agents, sourcers and full-time landlords.',
    prices: { month: 49, year: 490 },
    limits: { evaluations: null, aiSearches: 1_000, savedSearches: 100, properties: null, storageMb: 51_200 },
    features: [
      'Everything in Pro',
      'Unlimited evaluations',
      '1,000 AI searches per month',
      'Verified business page',
      'Shared pipeline for a team of five',
    ],
  },
];

export function planOf(id: Schema<'PlanId'>): Schema<'Plan'> {
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`There’s no plan ${id}`);
  return plan;
}

/** Is the first plan larger than the second? */
export const isLarger = (a: Schema<'PlanId'>, b: Schema<'PlanId'>) =>
  plans.indexOf(planOf(a)) > plans.indexOf(planOf(b));
