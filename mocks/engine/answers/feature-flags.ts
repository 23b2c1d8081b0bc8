// Features that admins can turn off; each is on until somebody does.
import type { Schema } from '../contract/contract';
import type { Database } from '../db/database';
import { Refusal } from '../requests/refusal';
import type { Call } from './operation';

type Key = Schema<'FeatureKey'>;

const offTexts: Readonly<Record<Key, string>> = {
  registration: 'We’re not taking new members at the moment. Try again later.',
  'ai-search': 'AI search is turned off at the moment. Use the filters instead.',
  'beta-applications': 'Beta applications are closed at the moment. Try again later.',
};

/** What is turned off, each with what a form of it is refused with. */
export const turnedOff = (db: Database): Schema<'TurnedOffFeature'>[] =>
  db.featureFlag
    .all()
    .filter(({ isOn }) => !isOn)
    .map(({ key }) => ({ key, message: offTexts[key] }));

/** Throws 403 `turned-off` while an admin has turned the feature off. */
export function refuseTurnedOff({ world: { db } }: Call, key: Key): void {
  const off = turnedOff(db).find((each) => each.key === key);
  if (off) throw new Refusal(403, { message: off.message, code: 'turned-off' });
}
