import type { Tables } from '../db/database';
import type { WorldSize } from './world-size';
import { seedActions } from './pipeline-actions';
import { seedViewings } from './pipeline-viewings';

export function seedPipeline(tables: Tables, now: Date, size: WorldSize): void {
  seedViewings(tables, now);
  seedActions(tables, now, size);
}
