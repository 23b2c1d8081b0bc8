import {
  Handshake,
  House,
  Lightbulb,
  PartyPopper,
  ThumbsUp,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { Schemas } from '@/api/contract';

type ReactionType = Schemas['ReactionType'];
type ReactionCounts = Schemas['ReactionCounts'];

export interface ReactionKind {
  type: ReactionType;
  label: string;
  icon: LucideIcon;
  /** Its colour as a mark; the word beside it carries the meaning. */
  tone: string;
}

/** The six reactions, in the order they are offered. */
export const reactionKinds: readonly ReactionKind[] = [
  { type: 'like', label: 'Like', icon: ThumbsUp, tone: 'bg-teal-bg text-teal-ink' },
  { type: 'congrats', label: 'Congrats', icon: PartyPopper, tone: 'bg-amber-bg text-amber-ink' },
  { type: 'insightful', label: 'Insightful', icon: Lightbulb, tone: 'bg-tan-bg text-tan-ink' },
  { type: 'interested', label: 'Interested', icon: Handshake, tone: 'bg-green-bg text-green-ink' },
  { type: 'would_buy', label: 'Would buy', icon: House, tone: 'bg-rose-bg text-rose-ink' },
  { type: 'too_dear', label: 'Overpriced', icon: TriangleAlert, tone: 'bg-red-bg text-red-ink' },
];

export function reactionKind(type: ReactionType): ReactionKind | undefined {
  return reactionKinds.find((kind) => kind.type === type);
}

export function reactionTotal(counts: ReactionCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The kinds that a post has, most frequent first. */
export function kindsByCount(counts: ReactionCounts): ReactionKind[] {
  const countOf = ({ type }: ReactionKind) => counts[type] ?? 0;
  return reactionKinds.filter((kind) => countOf(kind) > 0).sort((a, b) => countOf(b) - countOf(a));
}

const step = (counts: ReactionCounts, type: ReactionType | undefined, by: 1 | -1): ReactionCounts =>
  type ? { ...counts, [type]: Math.max(0, (counts[type] ?? 0) + by) } : counts;

/** The post as it looks once my reaction is `mine`; null takes it back. Doing it twice changes nothing. */
export function withMyReaction(post: Schemas['Post'], mine: Schemas['MyReaction'] | null): Schemas['Post'] {
  const without = step(post.reactionCounts, post.myReaction?.type, -1);
  return { ...post, myReaction: mine, reactionCounts: step(without, mine?.type, 1) };
}
