import type { Tables } from '../db/database';
import { seedEpcs } from './portfolio-epcs';
import { seedManyHomes } from './portfolio-large';
import { seedMaintenance } from './portfolio-maintenance';
import { seedContacts, seedManagers } from './portfolio-people';
import { seedProperties } from './portfolio-properties';
import { seedReference } from './portfolio-reference';
import { seedRooms, seedSaManagement } from './portfolio-rooms';
import { seedSchedules } from './portfolio-schedules';
import { seedVideos } from './portfolio-videos';
import type { WorldSize } from './world-size';

/** The demo member's homes 1 to 14 and what is kept of them; homes 15 and 16 are other members’. */
export function seedPortfolio(tables: Tables, now: Date, size: WorldSize): void {
  seedReference(tables);
  seedProperties(tables, now);
  seedManagers(tables, now);
  seedContacts(tables, now);
  seedRooms(tables, now);
  seedSaManagement(tables, now);
  seedEpcs(tables, now);
  seedSchedules(tables, now);
  seedVideos(tables, now);
  seedMaintenance(tables, now);
  if (size === 'large') seedManyHomes(tables, now);
}
