// The lists that homes and rooms are described by.
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { homeTypeNames, homeTypes } from '@/lib/places/home-types';
import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';

type ModelKey = Schema<'PropertyModelKey'>;

const models: readonly (readonly [ModelKey, string])[] = [
  ...(['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r', 'development', 'commercial'] as const).map(
    (key) => [key, strategyNames[key]] as const,
  ),
  ['own_home', 'Own home'],
];

const types = homeTypes.map((key) => [key, homeTypeNames[key]] as const);

const kinds = [
  ['single_bedroom', 'Single bedroom', true],
  ['double_bedroom', 'Double bedroom', true],
  ['ensuite_bedroom', 'Bedroom with en suite', true],
  ['studio_room', 'Studio room', true],
  ['kitchen', 'Kitchen', false],
  ['kitchen_diner', 'Kitchen diner', false],
  ['living_room', 'Living room', false],
  ['dining_room', 'Dining room', false],
  ['bathroom', 'Bathroom', false],
  ['shower_room', 'Shower room', false],
  ['wc', 'WC', false],
  ['utility', 'Utility room', false],
  ['study', 'Study', false],
  ['hallway', 'Hallway', false],
  ['cellar', 'Cellar', false],
  ['loft', 'Loft', false],
  ['garage', 'Garage', false],
  ['garden', 'Garden', false],
] as const;

export type KindKey = (typeof kinds)[number][0];

const idIn = <Key extends string>(table: string, rows: readonly (readonly [Key, ...unknown[]])[]) => {
  const numbers = new Map<Key, string>(rows.map(([key], index) => [key, uuidOf(table, index + 1)]));
  return (key: Key) => {
    const id = numbers.get(key);
    if (id === undefined) throw new Error(`There’s no ${table} ${key}`);
    return id;
  };
};

export const modelId = idIn('propertyModel', models);
export const typeId = idIn('propertyType', types);
export const kindId = idIn<KindKey>('roomKind', kinds);

export function seedReference(tables: Tables): void {
  for (const [key, name] of models) tables.propertyModel.add({ key, name });
  for (const [key, name] of types) tables.propertyType.add({ key, name });
  for (const [key, name, sleeping] of kinds) tables.roomKind.add({ key, name, sleeping });
}
