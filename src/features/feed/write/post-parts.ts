// What goes with a post beside its words, while it is being written. It outlives the page: all but the pictures with the text
// drafts, the pictures in a database of their own.
import { create } from 'zustand';
import type { Schemas } from '@/api/contract';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { keyOf, useDrafts } from '@/ui/draft/draft-store';
import { dropFile, keepFile, keptFile } from '@/ui/draft/draft-files';
import { partsPlace } from '../post/post-places';

export interface DraftPicture {
  id: string;
  name: string;
  /** What it shows, in words. */
  alt: string;
  /** null while it is made smaller, or fetched from the draft. */
  file: File | null;
  /** How far that is, 0 to 100. */
  percent: number;
}

export interface DraftPoll {
  options: readonly string[];
  days: number;
}

export interface DraftCard {
  kind: 'evaluation' | 'property' | 'listing' | 'article';
  refId: string;
  title: string;
  subtitle: string;
}

export interface PostParts {
  pictures: readonly DraftPicture[];
  card: DraftCard | null;
  poll: DraftPoll | null;
  /** Where a video is watched, as it was typed; null without a field for it. */
  video: string | null;
  audience: Schemas['Audience'];
  lookingFor: NonNullable<Schemas['LookingFor']> | null;
}

export const noParts: PostParts = {
  pictures: [],
  card: null,
  poll: null,
  video: null,
  audience: 'members',
  lookingFor: null,
};

/** The contract's limits. */
export const mostPictures = 10;
export const longestAlt = 300;
export const pollLimits = { fewest: 2, most: 6, longest: 80, mostDays: 14, usualDays: 7 } as const;

export const audiences = [
  ['members', 'Public to members'],
  ['connections', 'Connections'],
  ['me', 'Only me'],
] as const;

export const wishes = [
  ['advice', 'Advice'],
  ['funding', 'Funding'],
  ['jv_partner', 'JV partner'],
  ['deal', 'Deal'],
  ['tradesperson', 'Tradesperson'],
  ['tenant', 'Tenant'],
] as const;

const usePartsStore = create<{ byUser: ReadonlyMap<number, PostParts> }>(() => ({ byUser: new Map() }));

/** The parts of this person's post; their draft is read when first asked for. */
export function usePostParts(userId: number): PostParts {
  const known = usePartsStore(({ byUser }) => byUser.get(userId));
  return known ?? noParts;
}

export const postPartsOf = (userId: number): PostParts =>
  usePartsStore.getState().byUser.get(userId) ?? noParts;

/** Changes the parts, and keeps what they are now. */
export function changeParts(userId: number, edit: (now: PostParts) => PostParts): void {
  const next = edit(postPartsOf(userId));
  show(userId, next);
  const stored = next.pictures.filter(({ file }) => file !== null);
  const isPlain = { ...next, pictures: stored.length } as const;
  const isNothing =
    isPlain.pictures === 0 &&
    !next.card &&
    !next.poll &&
    !next.video &&
    next.audience === 'members' &&
    !next.lookingFor;
  const kept = { ...next, pictures: stored.map(({ id, name, alt }) => ({ id, name, alt })) };
  isWriting = true;
  writeDraft(userId, partsPlace, isNothing ? '' : JSON.stringify(kept));
  isWriting = false;
}

/** A draft that goes otherwise than by `changeParts` went with the sign-out of its writer: nothing of it stays on the page. */
let isWriting = false;
useDrafts.subscribe(({ drafts: now }, { drafts: before }) => {
  if (isWriting) return;
  for (const [userId] of usePartsStore.getState().byUser) {
    const key = keyOf(userId, partsPlace);
    if (before[key] && !now[key]) show(userId, noParts);
  }
});

/** Puts a picture into the draft once it is small; a picture that was taken out meanwhile stays out. */
export function settlePicture(userId: number, id: string, file: File): void {
  if (!postPartsOf(userId).pictures.some((each) => each.id === id)) return;
  void keepFile(userId, id, file);
  changeParts(userId, (now) => ({
    ...now,
    pictures: now.pictures.map((each) => (each.id === id ? { ...each, file } : each)),
  }));
}

/** The server has these: they go, and what was added or changed since stays. */
export function settleParts(userId: number, sent: PostParts): void {
  const isSent = ({ id }: DraftPicture) => sent.pictures.some((each) => each.id === id);
  changeParts(userId, (now) => ({
    pictures: now.pictures.filter((each) => !isSent(each)),
    card: now.card === sent.card ? null : now.card,
    poll: now.poll === sent.poll ? null : now.poll,
    video: now.video === sent.video ? null : now.video,
    audience: now.audience === sent.audience ? noParts.audience : now.audience,
    lookingFor: now.lookingFor === sent.lookingFor ? null : now.lookingFor,
  }));
  for (const { id } of sent.pictures) void dropFile(userId, id);
}

/** All of it is given up. */
export function clearParts(userId: number): void {
  const { pictures } = postPartsOf(userId);
  changeParts(userId, () => noParts);
  for (const { id } of pictures) void dropFile(userId, id);
}

function show(userId: number, parts: PostParts): void {
  usePartsStore.setState(({ byUser }) => ({ byUser: new Map(byUser).set(userId, parts) }));
}

/** Reads the draft of an earlier page, once; pictures follow as their database gives them. */
export function restoreParts(userId: number): void {
  if (usePartsStore.getState().byUser.has(userId)) return;
  const parts = readParts(draftsUnder(userId, partsPlace)[partsPlace]);
  show(userId, parts);
  for (const { id } of parts.pictures) {
    void keptFile(userId, id).then((file) => {
      const edit = (pictures: readonly DraftPicture[]) =>
        file
          ? pictures.map((each) => (each.id === id ? { ...each, file } : each))
          : pictures.filter((each) => each.id !== id);
      changeParts(userId, (now) => ({ ...now, pictures: edit(now.pictures) }));
    });
  }
}

/** Storage may hold another version's values: what is not understood is left out. */
function readParts(stored: string | undefined): PostParts {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return noParts;
  }
  const card = field(value, 'card');
  const poll = field(value, 'poll');
  const pictures = field(value, 'pictures');
  return {
    pictures: (Array.isArray(pictures) ? pictures : []).slice(0, mostPictures).flatMap(readPicture),
    card: readCard(card),
    poll: readPoll(poll),
    video: text(value, 'video') || null,
    audience: audiences.find(([key]) => key === field(value, 'audience'))?.[0] ?? 'members',
    lookingFor: wishes.find(([key]) => key === field(value, 'lookingFor'))?.[0] ?? null,
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
const text = (value: unknown, name: string): string => {
  const given = field(value, name);
  return typeof given === 'string' ? given : '';
};

function readPicture(value: unknown): DraftPicture[] {
  const id = text(value, 'id');
  if (id === '') return [];
  return [{ id, name: text(value, 'name'), alt: text(value, 'alt'), file: null, percent: 100 }];
}

function readCard(value: unknown): DraftCard | null {
  const kinds = ['evaluation', 'property', 'listing', 'article'] as const;
  const kind = kinds.find((each) => each === field(value, 'kind'));
  const refId = text(value, 'refId');
  return kind && refId
    ? { kind, refId, title: text(value, 'title'), subtitle: text(value, 'subtitle') }
    : null;
}

function readPoll(value: unknown): DraftPoll | null {
  const options = field(value, 'options');
  const days = Number(field(value, 'days'));
  if (!Array.isArray(options) || options.length < pollLimits.fewest) return null;
  return {
    options: options.slice(0, pollLimits.most).map(String),
    days: days >= 1 && days <= pollLimits.mostDays ? Math.floor(days) : pollLimits.usualDays,
  };
}
