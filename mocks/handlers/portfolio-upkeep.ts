import { epcOperations } from './portfolio-upkeep-epcs';
import { maintenanceOperations } from './portfolio-upkeep-maintenance';
import { scheduleOperations } from './portfolio-upkeep-schedules';
import { videoOperations } from './portfolio-upkeep-videos';

/** What keeps homes in order: maintenance, certificates, schedules and films. */
export const upkeepOperations = {
  ...epcOperations,
  ...maintenanceOperations,
  ...scheduleOperations,
  ...videoOperations,
};
