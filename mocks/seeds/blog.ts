import type { Tables } from '../db/database';
import type { WorldSize } from './world-size';

export function seedBlogs(_tables: Tables, _now: Date, _size: WorldSize): void {}
