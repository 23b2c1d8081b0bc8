import { isUsed } from '@/lib/evaluation/inputs/used-inputs';
import { shortDay } from '@/lib/dates/day-text';
import type { Deal } from '../model/deal';
import { fieldAt, fields, labelInSentence, valueText } from '../model/fields';
import { valueAt } from '../model/paths';
import { labelAt } from '../page/fields/path-text';
import { inputChoices } from '../settings/form/profile-fields';

type StrategicDeal = Pick<Deal, 'inputs' | 'strategies' | 'primary'>;

/** The choice an input is, where it is one: who owns it, how the loan is repaid. */
export const choiceAt = (path: string) => inputChoices[`inputs.${path}`];

/** What an overridden input is called: its field's name, with the room or line of works it belongs to. */
export function overrideLabel(
  deal: Pick<Deal, 'inputs'> & Partial<Pick<Deal, 'nation' | 'primary'>>,
  path: string,
): string {
  const own = labelAt(`inputs.${path}`, { nation: deal.nation, strategy: deal.primary });
  const [, place] = /^((?:income\.rooms|refurb\.items)\.\d+)\./.exec(path) ?? [];
  const item = place === undefined ? undefined : valueAt(deal.inputs, `${place}.name`);
  return typeof item === 'string' ? `${item}: ${labelInSentence(own)}` : own;
}

/** A value of an input in a sentence: `5.25%`. */
export function overrideText(path: string, value: unknown): string {
  const field = fieldAt(`inputs.${path}`);
  if (field && (typeof value === 'number' || value === null)) return valueText(field, value);
  const chosen = choiceAt(path)?.options.find(([key]) => key === String(value));
  if (chosen) return chosen[1];
  if (path === 'purchaseDate' && typeof value === 'string') return shortDay(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'nothing';
}

/** Whether one of the deal’s strategies uses an input. @param path within the inputs: `refi.rate` */
export const isUsedIn = ({ inputs, strategies, primary }: StrategicDeal, path: string): boolean =>
  [primary, ...strategies].some((strategy) => isUsed(path, strategy, inputs));

/** The inputs that a scenario may still override, with their names: those that one of the deal’s strategies uses. */
export function furtherPaths(
  deal: StrategicDeal & Partial<Pick<Deal, 'nation'>>,
  taken: readonly string[],
): [path: string, label: string][] {
  const rooms = deal.inputs.income.rooms.map((_, place) => `income.rooms.${place}.rentPcm`);
  const lines = deal.inputs.refurb.items.map((_, place) => `refurb.items.${place}.rate`);
  const single = Object.keys(fields)
    .map((path) => path.replace(/^inputs\./, ''))
    .filter((path) => path !== 'askingPrice');
  return [...single, ...rooms, ...lines]
    .filter((path) => !taken.includes(path) && isUsedIn(deal, path))
    .map((path) => [path, overrideLabel(deal, path)]);
}
