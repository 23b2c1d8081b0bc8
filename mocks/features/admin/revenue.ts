import type { World } from '../../engine/world/world';
import { isRunning } from '../subscription/terms';

/** What running subscriptions bring in a month, in pence with VAT; a yearly plan by a twelfth. */
export const monthlyPence = ({ db }: Pick<World, 'db'>): number =>
  db.subscription
    .all()
    .filter(isRunning)
    .reduce(
      (sum, { amount, interval }) => sum + Math.round((amount * 100) / (interval === 'year' ? 12 : 1)),
      0,
    );
