import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { cardOf } from '../../../engine/world/snapshots';
import type { Topic } from './post-texts';

interface SeedCard {
  kind: Schema<'Attachment'>['kind'];
  topics: readonly Topic[];
  /** Which record of its kind it is, from 1. */
  n: number;
  /** Of an evaluation: what its owner lets the card tell besides area and returns. */
  shows?: Schema<'EvaluationShows'>;
}

const all = { address: false, price: true, costs: true };

const seedCards: readonly SeedCard[] = [
  { kind: 'evaluation', topics: ['buying', 'refurb'], n: 25, shows: all },
  { kind: 'listing', topics: ['auction', 'buying', 'life'], n: 205 },
  { kind: 'article', topics: ['buying', 'epc'], n: 4 },
  { kind: 'evaluation', topics: ['hmo'], n: 27, shows: { ...all, costs: false } },
  { kind: 'article', topics: ['tax', 'lending'], n: 9 },
  { kind: 'listing', topics: ['scotland'], n: 12 },
  { kind: 'evaluation', topics: ['refurb', 'lending'], n: 26, shows: all },
  { kind: 'listing', topics: ['scotland'], n: 48 },
];

/** The card under a post of this topic, or null when nothing fits. `turn` chooses among what fits. */
export function attachmentFor(tables: Tables, topic: Topic, turn: number): Schema<'Attachment'> | null {
  const fitting = seedCards.filter((card) => card.topics.includes(topic));
  const card = fitting[turn % Math.max(1, fitting.length)];
  if (card === undefined) return null;
  const refId = uuidOf(card.kind, card.n);
  const snapshot = cardOf(tables, card.kind, refId, card.shows);
  return snapshot === undefined ? null : { kind: card.kind, refId, snapshot };
}
