// The log that the server keeps of each record of the portfolio: when it was added, and which of its fields were changed.
import type { OperationId, Schema } from '../../engine/contract/contract';
import type { Call } from '../../engine/answers/operation';
import type { Referable } from './references';

type RecordKind = Schema<'DocumentLink'>['kind'];

export const tableOfRecord: Record<RecordKind, Referable> = {
  property: 'property',
  tenancy: 'tenancy',
  mortgage: 'mortgage',
  transaction: 'transaction',
  recurring_payment: 'recurringPayment',
  company: 'company',
  contact: 'contact',
  manager: 'propertyManager',
  maintenance: 'propertyMaintenance',
  renewal: 'renewalDate',
  room: 'propertyRoom',
  serviced_let: 'propertySaManagement',
  epc: 'propertyEpc',
  schedule: 'schedule',
  video: 'video',
  evaluation: 'evaluation',
};

/** What a record is called once it is added; a deal has a log of its own. */
const names: Record<Exclude<RecordKind, 'evaluation'>, string> = {
  property: 'Property',
  tenancy: 'Tenancy',
  mortgage: 'Mortgage',
  transaction: 'Transaction',
  recurring_payment: 'Recurring payment',
  company: 'Company',
  contact: 'Contact',
  manager: 'Property manager',
  maintenance: 'Job',
  renewal: 'Renewal date',
  room: 'Room',
  serviced_let: 'Serviced accommodation',
  epc: 'EPC',
  schedule: 'Schedule',
  video: 'Video',
};

type LoggedKind = keyof typeof names;

/** `updateMortgage`: an act, and the kind of record it is done to. */
const acts = new Map<string, readonly [act: 'create' | 'update' | 'delete', kind: LoggedKind]>(
  // The record has these keys and no others.
  (Object.keys(names) as LoggedKind[]).flatMap((kind) =>
    (['create', 'update', 'delete'] as const).map((act) => {
      const noun = tableOfRecord[kind].replace(/^./, (letter) => letter.toUpperCase());
      return [`${act}${noun}`, [act, kind]] as const;
    }),
  ),
);

/**
 * Begins to watch what a call does to a record.
 * @returns to be told the answer's body once the call succeeded
 */
export function watchRecord(
  call: Call,
  operation: OperationId,
): ((body: unknown) => Promise<void>) | undefined {
  const [act, kind] = acts.get(operation) ?? [];
  if (act === undefined || kind === undefined) return undefined;
  const tables: Readonly<Record<Referable, { get(id: string): object | undefined }>> = call.world.db;
  const table = tables[tableOfRecord[kind]];
  const id = call.param('id') || call.param('uuid');
  const fieldsOf = (key: string) => new Map(Object.entries(table.get(key) ?? {}));
  // Rows are live, so what they were is read before they change.
  const before = act === 'update' ? structuredClone(fieldsOf(id)) : new Map<string, unknown>();
  return async (body) => {
    if (act === 'delete') return dropLog(call, id);
    if (act === 'create') {
      const added = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
      // The rows of a statement are no single record.
      if (typeof added === 'string') addEntry(call, kind, added, `${names[kind]} added`);
      return;
    }
    const after = fieldsOf(id);
    const given = Object.keys(Object((await call.body()) ?? {}));
    const changed = given.filter(
      (name) => after.has(name) && JSON.stringify(after.get(name)) !== JSON.stringify(before.get(name)),
    );
    const words = changed.filter((name) => name !== 'updatedAt').map(fieldWords);
    if (words.length > 0) addEntry(call, kind, id, changedText(words));
  };
}

/** `fixEnds` as it is said: `fix ends`. */
const fieldWords = (name: string): string =>
  name
    .replace(/(Id|Ids)$/, '')
    .replace(/(At|On)$/, 'Date')
    .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

const mostNamed = 4;

/** `Balance and rate changed`. */
function changedText(words: readonly string[]): string {
  const named = words.slice(0, mostNamed);
  const rest = words.length - named.length;
  const all = rest === 0 ? named : [...named, `${rest} more`];
  const text = all.length === 1 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
  return `${text} changed`.replace(/^./, (letter) => letter.toUpperCase()).slice(0, 200);
}

function addEntry(call: Call, kind: RecordKind, id: string, title: string): void {
  const at = call.world.clock.now().toISOString();
  const me = call.me().id;
  call.world.db.propertyAction.add({
    ownerId: me,
    assigneeId: me,
    propertyId: null,
    evaluationId: null,
    tenancyId: null,
    kind: 'log',
    title,
    dueAt: null,
    doneAt: at,
    priority: 'normal',
    repeat: null,
    checklist: [],
    remindAt: null,
    remindedOf: null,
    taskId: null,
    nextId: null,
    step: null,
    record: { kind, id },
    createdAt: at,
    updatedAt: at,
  });
}

function dropLog({ world: { db } }: Call, recordId: string): void {
  const entries = db.propertyAction.all().filter(({ record }) => record?.id === recordId);
  for (const { id } of entries) db.propertyAction.remove(id);
}
