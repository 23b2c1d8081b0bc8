// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from './complete';

type Load = () => Promise<{ answers: Readonly<Record<string, Shape>> }>;

/** The answers that the first screen does not read, by the first part of their paths. */
export const lateAnswers: readonly (readonly [paths: string, load: Load])[] = [
  ['auth users connections posts reactions notifications member-data profiles conversations ava', () => import('./people.late.gen')],
  ['ai property-searches property-listings evaluations evaluation-settings evaluation-versions evaluation-opinions property-viewings property-actions', () => import('./deals.gen')],
  ['properties property-managers contacts property-sa-management property-rooms property-epcs schedules videos property-maintenance rooms mortgages tenancies transactions recurring-payments renewal-dates documents folders companies', () => import('./portfolio.gen')],
  ['media businesses business-types search subscriptions mailing-list beta-applications support articles blogs', () => import('./more.gen')],
];
