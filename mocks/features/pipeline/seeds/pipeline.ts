import type { Tables } from '../../../engine/db/database';
import type { WorldSize } from '../../../engine/seeds/world-size';
import { seedActions } from './actions';
import { seedViewings } from './viewings';

export function seedPipeline(tables: Tables, now: Date, size: WorldSize): void {
  seedViewings(tables, now, size);
  seedActions(tables, now, size);
}
