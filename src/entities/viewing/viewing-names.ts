import type { Schemas } from '@/api/contract';
import type { BadgeTone } from '@/ui/badge';

export type Viewing = Schemas['PropertyViewing'];
export type ViewingKind = Schemas['ViewingKind'];
export type ViewingStatus = Schemas['ViewingStatus'];

export const kindNames: Readonly<Record<ViewingKind, string>> = {
  viewing: 'Viewing',
  second: 'Second viewing',
  survey: 'Survey',
  valuation: 'Valuation',
};

/** What an appointment can be for, to choose from. */
export const kindChoices = choicesOf(kindNames);

export const statusNames: Readonly<Record<ViewingStatus, string>> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  done: 'Done',
  no_show: 'No-show',
  cancelled: 'Cancelled',
};

export const statusTones: Readonly<Record<ViewingStatus, BadgeTone>> = {
  requested: 'tan',
  confirmed: 'teal',
  done: 'green',
  no_show: 'red',
  cancelled: 'neutral',
};

/** What may follow a status, as the contract has it. */
export const statusAfter: Readonly<Record<ViewingStatus, readonly ViewingStatus[]>> = {
  requested: ['confirmed', 'done', 'no_show', 'cancelled'],
  confirmed: ['requested', 'done', 'no_show', 'cancelled'],
  done: ['no_show', 'confirmed'],
  no_show: ['done', 'confirmed'],
  cancelled: ['requested', 'confirmed'],
};

function choicesOf<Key extends string>(names: Readonly<Record<Key, string>>) {
  // The keys of the record are its values to choose from.
  return (Object.keys(names) as Key[]).map((value) => ({ value, label: names[value] }));
}
