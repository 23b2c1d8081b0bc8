import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { londonMoment } from '@/lib/dates/london-moment';
import type { Row, Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { memberId } from '../../account/seeds/accounts';
import { hannahsDeals } from '../../evaluations/seeds/deals';
import { before } from '../../../engine/seeds/moments';
import type { WorldSize } from '../../../engine/seeds/world-size';

type Viewing = Omit<Row<'propertyViewing'>, 'id'>;
type Check = Viewing['checklist'][number];

const check = (item: string, state: Check['state'], note = '', cost: number | null = null): Check => ({
  item,
  state,
  note,
  image: null,
  cost,
});

const walkRound = [
  check('Roof', 'ok', 'Slates even, ridge repointed'),
  check('Damp', 'issue', 'Rising damp by the back door', 1_850),
  check('Boiler age', 'issue', '2009, no service record', 2_600),
  check('Electrics', 'unknown', 'Consumer unit in a locked cupboard'),
  check('Windows', 'ok'),
  check('Noise', 'ok', 'Quiet on a Saturday'),
];
/** Nicola Stamford of Okeford Lettings. */
const agentId = uuidOf('contact', 27);
const unseen = ['Roof', 'Damp', 'Boiler age', 'Electrics', 'Windows', 'Structure', 'Noise', 'Parking'].map(
  (item) => check(item, 'unknown'),
);

/** Deal by number, hours from now, kind, status, and what else there is. */
const viewings: readonly (readonly [
  number,
  number,
  Viewing['kind'],
  Viewing['status'],
  Partial<Viewing>?,
])[] = [
  [
    9,
    26,
    'viewing',
    'confirmed',
    { attendees: [2], agentContactId: agentId, reminders: [60, 1_440], checklist: unseen },
  ],
  [4, 26.5, 'second', 'confirmed', { reminders: [60] }],
  [10, 73, 'second', 'requested', { checklist: unseen }],
  [2, 97, 'viewing', 'requested'],
  [13, 120, 'survey', 'confirmed', { minutes: 120 }],
  [14, 168, 'valuation', 'confirmed'],
  [3, -3, 'viewing', 'confirmed', { checklist: unseen }],
  [1, -98, 'viewing', 'done', { checklist: walkRound, score: 4, summary: 'Sound. Two jobs before letting.' }],
  [11, -190, 'viewing', 'done', { checklist: walkRound.slice(0, 4), score: 3, summary: null }],
  [
    20,
    -560,
    'survey',
    'done',
    { minutes: 180, score: 1, summary: 'Subsidence at the back addition. Walk away.' },
  ],
  [6, -50, 'viewing', 'no_show', { summary: 'Agent didn’t turn up; the keys were in Leeds.' }],
  [12, -460, 'viewing', 'cancelled'],
];

/** As many as a busy member has had in a year: one every nine hours, half of them to come. */
const many: typeof viewings = Array.from({ length: 488 }, (_, index) => {
  const hours = (index - 244) * 9 + 4;
  const kind = (['viewing', 'second', 'viewing', 'survey'] as const)[index % 4] ?? 'viewing';
  const past = index % 9 === 0 ? 'cancelled' : 'done';
  const status = hours < 0 ? past : index % 3 === 0 ? 'requested' : 'confirmed';
  return [1 + (index % 20), hours, kind, status, { minutes: 30 }] as const;
});

const dayHours = 24;

/** Nobody shows a home at night: on another day it is between ten and six, at the same distance from the viewings around it. */
function startOf(hours: number, now: Date): string {
  if (Math.abs(hours) < dayHours) return onTheQuarter(before(now, { hours: -hours }));
  const days = Math.round(hours / dayHours);
  const minutes = (((hours - days * dayHours + 8) % 8) + 10) * 60;
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return londonMoment(addDays(londonDay(now), days), time);
}

/** Nobody meets at 10:24: the quarter of an hour before. */
const quarterMs = 900_000;
const onTheQuarter = (at: string) =>
  new Date(Math.floor(Date.parse(at) / quarterMs) * quarterMs).toISOString();

export function seedViewings({ propertyViewing }: Tables, now: Date, size: WorldSize): void {
  const all = size === 'large' ? [...viewings, ...many] : viewings;
  for (const [deal, hours, kind, status, more] of all) {
    const at = before(now, { days: 25, minutes: deal });
    propertyViewing.add({
      ownerId: memberId,
      propertyId: null,
      listingId: null,
      evaluationId: uuidOf('evaluation', deal),
      title: hannahsDeals[deal - 1]?.address ?? 'Viewing',
      startsAt: startOf(hours, now),
      minutes: 45,
      kind,
      status,
      agentContactId: null,
      attendees: [],
      reminders: [],
      checklist: [],
      score: null,
      summary: null,
      remindedUntil: now.toISOString(),
      createdAt: at,
      updatedAt: at,
      ...more,
    });
  }
}
