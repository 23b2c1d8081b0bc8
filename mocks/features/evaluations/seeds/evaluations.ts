import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';
import { connectedIds } from '../../../engine/world/relations';
import { memberId } from '../../account/seeds/accounts';
import { hannahsDeals } from './deals';
import { othersDeals } from './others';
import { withCompletion } from './completion';
import { fillEvaluations } from './many';
import { askedVersionOf, evidenceOf, imagesOf, offersOf, scenariosOf } from './extras';
import { boughtDeal, homeOf, linkHome } from './homes';
import { completeInputs } from '../rules/evaluation-results';
import { evaluationOf } from './row';
import { seedEvaluationSettings } from './settings';
import { before } from '../../../engine/seeds/moments';
import type { WorldSize } from '../../../engine/seeds/world-size';

type Stage = Schema<'PipelineStage'>;

/** Where Hannah’s deals stand: stage, days since they came there, reason of a loss. In the order of their ids. */
const places: readonly (readonly [Stage, number, string?] | null)[] = [
  ['offer_made', 2],
  ['evaluating', 3],
  ['sourced', 1],
  ['viewing', 4],
  ['evaluating', 5],
  ['sourced', 2],
  ['sourced', 11],
  ['evaluating', 16],
  ['viewing', 3],
  ['viewing', 6],
  ['offer_made', 5],
  ['offer_made', 19],
  ['offer_accepted', 4],
  ['offer_accepted', 9],
  ['conveyancing', 12],
  ['conveyancing', 34],
  ['exchanged', 6],
  ['completed', 1_874],
  ['completed', 1_004],
  ['lost', 20, 'Survey found subsidence at the back'],
  ['lost', 52, 'Outbid at auction'],
  null,
  null,
  null,
];

const archived = 23;
/** It was worked out before its home was bought. */
const archivedDealDays = 2_306;
const inTrash = 24;
const published: ReadonlySet<number> = new Set([1, 4, 28]);

export function seedEvaluations(tables: Tables, now: Date, size: WorldSize): void {
  const profiles = seedEvaluationSettings(tables, now);
  const columns = new Map<Stage, number>();
  hannahsDeals.forEach((deal, index) => {
    const n = index + 1;
    const [stage, days = 0, lostReason = null] = places[index] ?? [];
    const position = stage === undefined ? 0 : (columns.get(stage) ?? 0);
    if (stage !== undefined) columns.set(stage, position + 1);
    const at = before(now, { days: Math.min(days, 1) + (n % 5), hours: n % 7, minutes: n });
    const home = homeOf(tables, n);
    const createdAt = before(now, { days: (n === archived ? archivedDealDays : days) + 6 + n, hours: n % 9 });
    const settingsId = profiles[deal.strategies[0] === 'hmo' ? 1 : 0] ?? null;
    const profile = tables.evaluationSetting.get(settingsId ?? '');
    const evaluation = tables.evaluation.add({
      ...evaluationOf(home ? boughtDeal(deal, home) : withCompletion(deal, n, now), memberId, createdAt, at),
      propertyId: home?.id ?? null,
      evidence: evidenceOf(n, at, deal.inputs, completeInputs(deal.inputs.purchaseDate, profile)),
      scenarios: scenariosOf(n),
      offers: offersOf(n, now, deal.nation ?? 'england'),
      pipeline:
        stage === undefined
          ? null
          : { stage, position, enteredAt: before(now, { days, hours: 2 }), lostReason },
      settingsId,
      isPublished: published.has(n),
      version: 1 + (n % 4) * 3,
      archivedAt: n === archived ? before(now, { days: 30 }) : null,
      deletedAt: n === inTrash ? before(now, { days: 3 }) : null,
    });
    linkHome(tables, evaluation);
    if (n === 1) tables.evaluationVersion.add(askedVersionOf(evaluation, before(now, { days: 3 })));
    for (const image of imagesOf(n, before(now, { days: 2 }))) tables.evaluationImage.add(image);
  });
  seedOthers(tables, now);
  if (size === 'large') fillEvaluations(tables, now);
}

const roles = ['view', 'comment', 'edit'] as const;

/** Of six connections; the first three share with Hannah, one role each, and add a deal to her day. */
function seedOthers(tables: Tables, now: Date): void {
  const owners = [...connectedIds(tables, memberId)].toSorted((a, b) => a - b);
  othersDeals.forEach((deal, index) => {
    const role = roles[index];
    const at = before(now, { days: index + 1, hours: 3 });
    tables.evaluation.add({
      ...evaluationOf(deal, owners[index] ?? 2, before(now, { days: 12 + index }), at),
      evidence: evidenceOf(25 + index, at, deal.inputs, completeInputs(deal.inputs.purchaseDate, undefined)),
      collaborators: role === undefined ? [] : [{ userId: memberId, role }],
      isPublished: published.has(25 + index),
    });
  });
}
