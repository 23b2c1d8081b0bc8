import { recordAct } from '../../engine/answers/audit';
import { turnedOff } from '../../engine/answers/feature-flags';
import type { OperationsOf } from '../../engine/answers/operation';
import { authorView } from '../../engine/answers/views';
import type { Schema } from '../../engine/contract/contract';
import type { Database } from '../../engine/db/database';
import { refuseMember } from './refuse-member';

type Key = Schema<'FeatureKey'>;

const keys: readonly Key[] = ['registration', 'ai-search', 'beta-applications'];

const subjects: Readonly<Record<Key, string>> = {
  registration: 'Registration',
  'ai-search': 'AI search',
  'beta-applications': 'Beta applications',
};

function view(db: Database, key: Key): Schema<'FeatureFlag'> {
  const row = db.featureFlag.first('key', key);
  return row === undefined
    ? { key, isOn: true, changedAt: null, changedBy: null }
    : { key, isOn: row.isOn, changedAt: row.changedAt, changedBy: authorView(db, row.changedById) };
}

const word = (isOn: boolean) => (isOn ? 'on' : 'off');

export const featureFlagOperations = {
  listFeatureFlags(call) {
    refuseMember(call);
    return { status: 200, body: { data: keys.map((key) => view(call.world.db, key)) } };
  },

  async updateFeatureFlag(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    // The contract has refused every other key.
    const key = call.param('key') as Key;
    const { isOn } = await call.body();
    const before = view(db, key).isOn;
    if (before !== isOn) {
      const patch = { isOn, changedAt: clock.now().toISOString(), changedById: call.me().id };
      const row = db.featureFlag.first('key', key);
      if (row) db.featureFlag.update(row.id, patch);
      else db.featureFlag.add({ key, ...patch });
      recordAct(call, { act: 'flag', subject: subjects[key], before: word(before), after: word(isOn) });
    }
    return { status: 200, body: view(db, key) };
  },

  listTurnedOffFeatures: ({ world: { db } }) => ({ status: 200, body: { data: turnedOff(db) } }),
} satisfies OperationsOf<'listFeatureFlags' | 'updateFeatureFlag' | 'listTurnedOffFeatures'>;
