import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/** A home, without what other tables say of it. */
export type PropertyRow = Omit<Schema<'Property'>, 'uuid' | 'propertyEvaluation' | 'owners' | 'figures'> & {
  owners: { userId: number | null; companyId: string | null; share: number }[];
};
/** Who is in charge of a home stands in the home. */
export type PropertyManagerRow = Omit<Schema<'PropertyManager'>, 'propertyIds'>;
export type PropertySaManagementRow = Omit<Schema<'PropertySaManagement'>, 'revPar' | 'nightsBooked'>;
export type PropertyRoomRow = Omit<Schema<'PropertyRoom'>, 'currentTenancyId' | 'sizeFlag'>;
export type PropertyEpcRow = Omit<
  Schema<'PropertyEpc'>,
  'projectedScore' | 'projected' | 'expired' | 'mees' | 'stepsToC'
>;
export type ScheduleItemRow = Omit<Schema<'ScheduleItem'>, 'total'>;
export type ScheduleRow = Omit<
  Schema<'Schedule'>,
  'items' | 'net' | 'vat' | 'contingency' | 'total' | 'actual' | 'shared'
> & { items: ScheduleItemRow[] };
export type VideoRow = Omit<Schema<'Video'>, 'embedUrl'>;
export type PropertyMaintenanceRow = Omit<Schema<'PropertyMaintenance'>, 'moves' | 'deadline' | 'overdue'> & {
  /** The deadline whose passing its owner was told of. */
  overdueOf: string | null;
};

/** A link to a pack, with who opened it by their ids. */
export type PropertyPackLinkRow = Omit<Schema<'PropertyPackLink'>, 'views'> & {
  ownerId: number;
  updatedAt: string;
  views: { userId: number; at: string }[];
};

export interface PortfolioRows {
  property: PropertyRow;
  propertyPackLink: PropertyPackLinkRow;
  propertyModel: Schema<'PropertyModel'>;
  propertyType: Schema<'PropertyType'>;
  propertyManager: PropertyManagerRow;
  contact: Schema<'Contact'>;
  propertySaManagement: PropertySaManagementRow;
  propertyRoom: PropertyRoomRow;
  roomKind: Schema<'RoomKind'>;
  propertyEpc: PropertyEpcRow;
  schedule: ScheduleRow;
  /** The link of a schedule; it has one at most. */
  scheduleShare: Schema<'ScheduleShare'> & {
    id: string;
    scheduleId: string;
    /** The members who opened the link, who may see the photos while it is open. */
    readers: readonly number[];
  };
  video: VideoRow;
  propertyMaintenance: PropertyMaintenanceRow;
}

export const portfolioTables = {
  property: { ids: 'uuid', by: ['ownerId', 'managerId'] },
  propertyPackLink: { ids: 'uuid', by: ['ownerId', 'propertyId', 'token'] },
  propertyModel: { ids: 'uuid', by: ['key'] },
  propertyType: { ids: 'uuid', by: ['key'] },
  propertyManager: { ids: 'uuid', by: ['ownerId'] },
  contact: { ids: 'uuid', by: ['ownerId'] },
  propertySaManagement: { ids: 'uuid', by: ['ownerId', 'propertyId'] },
  propertyRoom: { ids: 'uuid', by: ['ownerId', 'propertyId'] },
  roomKind: { ids: 'uuid', by: ['key'] },
  propertyEpc: { ids: 'uuid', by: ['ownerId', 'propertyId', 'certificateNumber'] },
  schedule: { ids: 'uuid', by: ['ownerId', 'propertyId'] },
  scheduleShare: { ids: 'uuid', by: ['scheduleId', 'token'] },
  video: { ids: 'uuid', by: ['ownerId', 'refId'] },
  propertyMaintenance: { ids: 'uuid', by: ['ownerId', 'propertyId'] },
} as const satisfies TablesOf<PortfolioRows>;
