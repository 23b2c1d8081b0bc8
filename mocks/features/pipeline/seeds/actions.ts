import type { Row, Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { endOfDay, londonMoment } from '@/lib/dates/london-moment';
import { stageNames } from '../pipeline-stages';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import type { WorldSize } from '../../../engine/seeds/world-size';

type Action = Omit<Row<'propertyAction'>, 'id'>;
/** What it is about: a deal or a property of Hannah’s, by number. */
type About = `deal ${number}` | `property ${number}` | null;

/** Days until due (`today`: before the day is over), title, about, and what else there is. */
const tasks: readonly (readonly [number | 'today' | null, string, About, Partial<Action>?])[] = [
  [-2, 'Chase the agent about the second offer', 'deal 1', { priority: 'high' }],
  [-5, 'Send proof of funds again', 'deal 12', { priority: 'high' }],
  [-1, 'Ask the broker for an updated decision in principle', 'deal 16'],
  ['today', 'Ring three agents for rental comparables', 'deal 2'],
  ['today', 'Measure Room 5 on the floor plan', 'deal 4'],
  ['today', 'Chase the seller’s replies about the boundary wall', 'deal 15', { priority: 'high' }],
  [1, 'Book the surveyor', 'deal 13'],
  [2, 'Damp quote from Darren', 'deal 9', { assigneeId: 2 }],
  [3, 'Compare the two-year and five-year fixes', 'deal 14'],
  [
    4,
    'Searches: local, drainage, environmental, mining',
    'deal 16',
    {
      checklist: [
        { text: 'Local authority', done: true },
        { text: 'Drainage and water', done: true },
        { text: 'Environmental', done: false },
        { text: 'Coal mining', done: false },
      ],
    },
  ],
  [6, 'Arrange buildings insurance from the date of entry', 'deal 17', { priority: 'high' }],
  [9, 'Read the lease, starting with the clauses on short lets', 'deal 5'],
  [12, 'Second viewing with the builder', 'deal 10'],
  [20, 'Settlement: keys, meter readings, council tax', 'deal 17'],
  [3, 'Test the smoke alarms', 'property 1', { repeat: 'FREQ=MONTHLY' }],
  [7, 'Check the void property: post, heating, taps', 'property 6', { repeat: 'FREQ=WEEKLY' }],
  [26, 'Inspect the flat with the tenants', 'property 2', { repeat: 'FREQ=MONTHLY;INTERVAL=3' }],
  [60, 'Review the rents with the agent', null, { repeat: 'FREQ=YEARLY' }],
  [null, 'List what I want from a sourcer', null, { priority: 'low' }],
  [null, 'Find a second plumber on the Leeds side', null],
];

/** Days ago, title, about, and whether Hannah wrote it herself. */
const entries: readonly (readonly [number, string, About, 'note'?])[] = [
  [2, 'Offer of £174,000 made', 'deal 1'],
  [4, 'Agent rang back: the vendor is in no hurry', 'deal 1', 'note'],
  [6, 'Offer of £168,000 rejected', 'deal 1'],
  [3, 'Viewing confirmed', 'deal 9'],
  [5, 'Offer of £131,000 countered', 'deal 11'],
  [4, `Moved to ${stageNames.offer_accepted}`, 'deal 13'],
  [12, 'Memorandum of sale received', 'deal 15', 'note'],
  [34, 'Solicitor instructed', 'deal 16', 'note'],
  [6, 'Missives concluded', 'deal 17', 'note'],
  [18, 'Boiler serviced, certificate filed', 'property 3', 'note'],
];

export function seedActions(tables: Tables, now: Date, size: WorldSize): void {
  for (const [due, title, about, more] of tasks) {
    const createdAt = before(now, { days: 14, minutes: title.length });
    tables.propertyAction.add({ ...blank(title, about, createdAt), dueAt: dueOn(due, now), ...more });
  }
  for (const [days, title, about, note] of entries) {
    const at = before(now, { days, hours: 1 });
    const isNote = note !== undefined;
    tables.propertyAction.add({ ...blank(title, about, at), kind: 'log', doneAt: at, isNote });
  }
  if (size === 'large') tables.propertyAction.addAll(chores(tables, now));
}

/** One task for every third deal of the large board. */
function chores(tables: Tables, now: Date): Action[] {
  const added = tables.evaluation.by('ownerId', memberId).filter(({ pipeline }) => pipeline !== null);
  return added.slice(23).flatMap(({ id }, index) => {
    if (index % 3 !== 0) return [];
    const at = before(now, { days: 20 });
    const task = blank('Call the agent', null, at);
    return [{ ...task, evaluationId: id, dueAt: before(now, { days: 10 - (index % 31), hours: 1 }) }];
  });
}

/** Work is due on a day, at no time of it. */
function dueOn(due: number | 'today' | null, now: Date): string | null {
  if (due === null) return null;
  const today = londonDay(now);
  return londonMoment(due === 'today' ? today : addDays(today, due), endOfDay);
}

function blank(title: string, about: About, at: string): Action {
  const [table, n] = about?.split(' ') ?? [];
  return {
    ownerId: memberId,
    propertyId: table === 'property' ? uuidOf('property', Number(n)) : null,
    evaluationId: table === 'deal' ? uuidOf('evaluation', Number(n)) : null,
    tenancyId: null,
    kind: 'task',
    title,
    dueAt: null,
    doneAt: null,
    assigneeId: memberId,
    priority: 'normal',
    repeat: null,
    checklist: [],
    remindAt: null,
    taskId: null,
    nextId: null,
    step: null,
    record: null,
    remindedOf: null,
    createdAt: at,
    updatedAt: at,
  };
}
