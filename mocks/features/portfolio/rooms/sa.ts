// Homes that are let by the night.
import { toHundredths } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { daysBetween, londonDay } from '@/lib/dates/calendar-day';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { FieldProblems, portfolioPageSize } from '../fields';
import { newestRecordFirst } from '../people/order';
import { namedProperty, ofProperty } from '../properties/mine';
import { conflict } from '../../../engine/requests/refusal';

type Management = Readonly<Row<'propertySaManagement'>>;
type Block = Schema<'SaBlock'>;

const own = (call: Call) => ownRow(call, call.world.db.propertySaManagement, 'record');

/** Nights that guests have in a calendar year; own use is no letting. A night counts once. */
function nightsIn(year: string, blocks: readonly Block[]): number {
  const [first, end] = [`${year}-01-01`, `${Number(year) + 1}-01-01`];
  const stays = blocks
    .filter(({ source, from, to }) => source !== 'owner' && from < end && to > first)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  let nights = 0;
  let until = first;
  for (const { from, to } of stays) {
    const start = from > until ? from : until;
    const stop = to < end ? to : end;
    if (stop <= start) continue;
    nights += daysBetween(start, stop);
    until = stop;
  }
  return nights;
}

function view(call: Call, row: Management): Schema<'PropertySaManagement'> {
  const year = londonDay(call.world.clock.now()).slice(0, 4);
  const revPar = toHundredths((row.adr * row.occupancyPct) / 100);
  return { ...row, revPar, nightsBooked: nightsIn(year, row.blocks) };
}

/** By date, each event once: the same calendar imported again adds nothing. */
function tidyBlocks(blocks: readonly Block[]): Block[] {
  const key = ({ uid, source, from, to }: Block) => (uid ? `${source}|${uid}` : `${source}|${from}|${to}`);
  // The last of one key wins: a booking that was moved keeps its id.
  const once = new Map(blocks.map((block) => [key(block), block]));
  return [...once.values()].toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

function refuse({ seasons, blocks }: Pick<Draft<Row<'propertySaManagement'>>, 'seasons' | 'blocks'>): void {
  const ordered = seasons.toSorted((a, b) => a.from.localeCompare(b.from));
  const isOverlapping = ordered.some((season, index) => season.from <= (ordered[index - 1]?.to ?? ''));
  new FieldProblems()
    .note(
      'seasons',
      seasons.some(({ from, to }) => to < from),
      'Enter an end date after the start date',
    )
    .note('seasons', isOverlapping, 'Seasons can’t overlap')
    .note(
      'blocks',
      blocks.some(({ from, to }) => to <= from),
      'Enter a check-out date after check-in',
    )
    .refuse();
}

function refuseSecond(call: Call, propertyId: string, ownId?: string): void {
  const other = call.world.db.propertySaManagement.first('propertyId', propertyId);
  if (other !== undefined && other.id !== ownId)
    throw conflict('This property already has a serviced accommodation record');
}

export const saManagementOperations = {
  listPropertySaManagements(call) {
    const me = call.me();
    const isWanted = ofProperty(call, call.filters().propertyId);
    const rows = call.world.db.propertySaManagement
      .by('ownerId', me.id)
      .filter(isWanted)
      .toSorted(newestRecordFirst);
    return { status: 200, body: paged(call, rows, portfolioPageSize, (row) => view(call, row)) };
  },

  async createPropertySaManagement(call) {
    call.me();
    const body = await call.body();
    const draft = {
      channels: [],
      seasons: [],
      avgStay: 3,
      cleaningFee: 0,
      cleaningCost: 0,
      linenCost: 0,
      managementPct: 0,
      nightCap: null,
      ...body,
      blocks: tidyBlocks(body.blocks ?? []),
    };
    namedProperty(call, draft.propertyId);
    refuse(draft);
    refuseSecond(call, draft.propertyId);
    return { status: 201, body: view(call, addOwn(call, call.world.db.propertySaManagement, draft)) };
  },

  getPropertySaManagement(call) {
    return { status: 200, body: view(call, own(call)) };
  },

  async updatePropertySaManagement(call) {
    const row = own(call);
    const { blocks, ...given } = await call.body();
    const patch = { ...given, ...(blocks && { blocks: tidyBlocks(blocks) }) };
    if (patch.propertyId !== undefined) {
      namedProperty(call, patch.propertyId);
      refuseSecond(call, patch.propertyId, row.id);
    }
    refuse({ ...row, ...patch });
    const changed = changeOwn(call, call.world.db.propertySaManagement, row, patch);
    return { status: 200, body: view(call, changed) };
  },

  deletePropertySaManagement(call) {
    call.world.db.propertySaManagement.remove(own(call).id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'listPropertySaManagements'
  | 'createPropertySaManagement'
  | 'getPropertySaManagement'
  | 'updatePropertySaManagement'
  | 'deletePropertySaManagement'
>;
