// Addresses under which others may look at a deal: made and revoked by its owner, opened by any member.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { World } from '../../../engine/world/world';
import { isGone, roleIn, type EvaluationRow } from '../rules/access';
import { sharedSnapshot } from '../history/snapshot';
import type { OperationsOf } from '../../../engine/answers/operation';
import { invalid, Refusal, tooMany } from '../../../engine/requests/refusal';
import { authorView } from '../../../engine/answers/views';

type LinkRow = Readonly<Row<'evaluationLink'>>;
type LinkDraft = Schema<'EvaluationLinkWish'>;

const missesAllowed = 10;
const missWindowMs = 600_000;

const linksOf = ({ db }: World, evaluationId: string): LinkRow[] =>
  db.evaluationLink.by('evaluationId', evaluationId);

/** The links as their owner sees them, the newest last. */
export const linkViews = (world: World, evaluationId: string): Schema<'EvaluationLink'>[] =>
  linksOf(world, evaluationId).map(({ id, token, shows, expiresAt, passcode, createdAt, views }) => ({
    id,
    token,
    shows,
    expiresAt,
    hasPasscode: passcode !== null,
    createdAt,
    views: views
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .map(({ userId, at }) => ({ user: authorView(world.db, userId), at })),
  }));

/** Throws 422 for a link to keep that is not this evaluation's, and for one that would end before it begins. */
export function requireSoundLinks(world: World, evaluationId: string, drafts: readonly LinkDraft[]): void {
  const known = new Set(linksOf(world, evaluationId).map(({ id }) => id));
  const now = world.clock.now().toISOString();
  drafts.forEach(({ id, expiresAt }, index) => {
    if (id !== undefined && !known.has(id))
      throw invalid({ [`links.${index}.id`]: ['We couldn’t find that link'] });
    const isNew = id === undefined;
    if (isNew && expiresAt !== null && new Date(expiresAt).toISOString() <= now) {
      throw invalid({ [`links.${index}.expiresAt`]: ['Choose a time in the future'] });
    }
  });
}

/** Makes, changes and revokes links until they are as wished. */
export function keepLinks({ db, clock }: World, evaluationId: string, drafts: readonly LinkDraft[]): void {
  const kept = new Set(drafts.map(({ id }) => id));
  for (const { id } of db.evaluationLink.by('evaluationId', evaluationId)) {
    if (!kept.has(id)) db.evaluationLink.remove(id);
  }
  for (const { id, shows, expiresAt, passcode } of drafts) {
    if (id !== undefined) {
      db.evaluationLink.update(id, { shows, expiresAt, ...(passcode !== undefined && { passcode }) });
      continue;
    }
    db.evaluationLink.add({
      evaluationId,
      // Ids of this world can be guessed, and a link must not.
      token: crypto.randomUUID(),
      shows,
      expiresAt,
      passcode: passcode ?? null,
      createdAt: clock.now().toISOString(),
      views: [],
      misses: [],
    });
  }
}

/** Revokes all: the evaluation is gone for good. */
export function dropLinks({ db }: World, evaluationId: string): void {
  for (const { id } of db.evaluationLink.by('evaluationId', evaluationId)) db.evaluationLink.remove(id);
}

const refused = (code: string, message: string) => new Refusal(403, { message, code });

export const evaluationLinkOperations = {
  async openEvaluationLink(call) {
    const me = call.me();
    const { token, passcode } = await call.body();
    const { db, clock } = call.world;
    const now = clock.now();
    const link = db.evaluationLink.first('token', token);
    const row = link && db.evaluation.get(link.evaluationId);
    if (link === undefined || row === undefined || row.deletedAt !== null || isGone(row, now)) {
      throw new Refusal(404, { message: 'This evaluation is no longer shared', code: 'no-link' });
    }
    const isInvolved = roleIn(row, me.id) !== undefined;
    if (!isInvolved) requireOpen(call.world, link, passcode, now);
    if (!isInvolved) noteView(call.world, link, me.id, now);
    return { status: 200, body: snapshotBy(call.world, row, link) };
  },
} satisfies OperationsOf<'openEvaluationLink'>;

const snapshotBy = (world: World, row: EvaluationRow, { shows, expiresAt }: LinkRow) =>
  sharedSnapshot(world, row, shows, expiresAt);

/** Throws 403 for a link that has ended and for a passcode that is wanted or wrong, 429 after ten wrong ones. */
function requireOpen({ db }: World, link: LinkRow, given: string | undefined, now: Date): void {
  if (link.expiresAt !== null && new Date(link.expiresAt) <= now) {
    throw refused('link-ended', 'This link has expired');
  }
  if (link.passcode === null) return;
  const since = new Date(now.getTime() - missWindowMs).toISOString();
  const misses = link.misses.filter((at) => at > since);
  if (misses.length >= missesAllowed) throw tooMany(missWindowMs / 1000);
  if (given === link.passcode) return;
  if (given === undefined || given === '') throw refused('passcode-wanted', 'This link needs a passcode');
  db.evaluationLink.update(link.id, { misses: [...misses, now.toISOString()] });
  throw refused('passcode-wrong', 'That passcode isn’t right');
}

function noteView({ db }: World, { id, views }: LinkRow, userId: number, now: Date): void {
  const others = views.filter((view) => view.userId !== userId);
  db.evaluationLink.update(id, { views: [...others, { userId, at: now.toISOString() }] });
}
