import type { Tables } from '../db/database';
import type { WorldSize } from './world-size';

export function seedEvaluations(_tables: Tables, _now: Date, _size: WorldSize): void {}
