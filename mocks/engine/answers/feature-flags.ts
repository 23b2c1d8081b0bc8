// Features that admins can turn off; each is on until somebody does.
import type { Schema } from '../contract/contract';
import { Refusal } from '../requests/refusal';
import type { Call } from './operation';

type Key = Schema<'FeatureKey'>;

const offTexts: Readonly<Record<Key, string>> = {
  registration: 'We’re not taking new members at the moment. Try again later.',
  'ai-search': 'AI search is turned off at the moment. Use the filters instead.',
  'beta-applications': 'Beta applications are closed at the moment. Try again later.',
};

/** Throws 403 `turned-off` while an admin has turned the feature off. */
export function refuseTurnedOff({ world: { db } }: Call, key: Key): void {
  if (db.featureFlag.first('key', key)?.isOn === false)
    throw new Refusal(403, { message: offTexts[key], code: 'turned-off' });
}
