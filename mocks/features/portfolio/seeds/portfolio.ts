import type { Tables } from '../../../engine/db/database';
import { seedEpcs } from './upkeep/epcs';
import { seedManyHomes } from './large';
import { seedMaintenance } from './upkeep/maintenance';
import { seedContacts, seedManagers } from './people';
import { seedProperties } from './properties';
import { seedReference } from './reference';
import { seedRooms, seedSaManagement } from './rooms';
import { seedSchedules } from './upkeep/schedules';
import { seedVideos } from './upkeep/videos';
import type { WorldSize } from '../../../engine/seeds/world-size';

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
