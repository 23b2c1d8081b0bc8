import { epcOperations } from './epcs';
import { maintenanceOperations } from './maintenance';
import { scheduleOperations } from './schedules';
import { videoOperations } from './videos';

/** What keeps homes in order: maintenance, certificates, schedules and films. */
export const upkeepOperations = {
  ...epcOperations,
  ...maintenanceOperations,
  ...scheduleOperations,
  ...videoOperations,
};
