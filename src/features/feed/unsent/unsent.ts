// Comments and replies that the server does not have yet: kept with the drafts, so that neither a reload nor leaving loses one.
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Schemas } from '@/api/contract';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { useDrafts } from '@/ui/draft/draft-store';
import { forgetPicture, isPicture, type KeptPicture } from '../comments/comment-files';

export interface Unsent {
  /** Under which it is sent: a retry has the same one, and the server keeps one comment for it. */
  clientId: string;
  postId: number;
  /** The comment that a reply hangs under. */
  parentId?: number | undefined;
  content: string;
  pin?: Schemas['FigurePin'] | undefined;
  picture?: KeptPicture | undefined;
  /** When it was written, in ms: what was written first stands first. */
  writtenAt: number;
  /** Why it was not sent; left out until there was an answer. */
  reason?: string;
}

const under = (postId: number) => `unsent-comment:${postId}:`;

/** Storage may hold anything: only what is whole is taken. */
export function readUnsent(text: string): Unsent | null {
  try {
    const value: unknown = JSON.parse(text);
    return isUnsent(value) ? value : null;
  } catch {
    return null;
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, postId, parentId, content, pin, picture, writtenAt, reason } = value as Record<
    string,
    unknown
  >; // -- an object was checked for just above
  return (
    typeof clientId === 'string' &&
    Number.isInteger(postId) &&
    (parentId === undefined || Number.isInteger(parentId)) &&
    typeof content === 'string' &&
    (pin === undefined || isPin(pin)) &&
    (picture === undefined || isPicture(picture)) &&
    Number.isFinite(writtenAt) &&
    (reason === undefined || typeof reason === 'string')
  );
}

const isPin = (pin: unknown): boolean =>
  typeof pin === 'object' &&
  pin !== null &&
  'evaluationId' in pin &&
  typeof pin.evaluationId === 'string' &&
  'field' in pin &&
  typeof pin.field === 'string';

/** The names of what is on its way from this page. */
const useUnderWay = create<{ names: ReadonlySet<string> }>(() => ({ names: new Set() }));

/** Whether this page is sending it right now; otherwise it was refused, or a page that sent it is gone. */
export const useIsUnderWay = (clientId: string): boolean => useUnderWay(({ names }) => names.has(clientId));
export const useUnderWayNames = (): ReadonlySet<string> => useUnderWay(({ names }) => names);
export const isUnderWay = (clientId: string): boolean => useUnderWay.getState().names.has(clientId);

/** What one person has not sent yet under a post, oldest first. */
export function useUnsent(userId: number, postId: number): Unsent[] {
  // As text: every letter of every draft would be another object.
  const kept = useDrafts(() => JSON.stringify(Object.values(draftsUnder(userId, under(postId)))));
  return useMemo(() => unsentIn(kept), [kept]);
}

function unsentIn(kept: string): Unsent[] {
  const texts: unknown = JSON.parse(kept);
  const all = Array.isArray(texts) ? texts.flatMap((text) => readUnsent(String(text)) ?? []) : [];
  return all.toSorted((a, b) => a.writtenAt - b.writtenAt);
}

const write = (userId: number, { postId, clientId }: Unsent, text: string) =>
  writeDraft(userId, `${under(postId)}${clientId}`, text);

const endWay = (clientId: string) =>
  useUnderWay.setState(({ names }) => ({ names: new Set([...names].filter((name) => name !== clientId)) }));

/** It is on its way, and stands in its list until the server has it. */
export function begin(userId: number, { reason: _reason, ...unsent }: Unsent): void {
  write(userId, unsent, JSON.stringify(unsent));
  useUnderWay.setState(({ names }) => ({ names: new Set(names).add(unsent.clientId) }));
}

/** The server has it. */
export function settle(userId: number, unsent: Unsent): void {
  forget(userId, unsent);
  endWay(unsent.clientId);
}

/** It stays where it is, and says why. */
export function refuse(userId: number, unsent: Unsent, reason: string): void {
  write(userId, unsent, JSON.stringify({ ...unsent, reason }));
  endWay(unsent.clientId);
}

/** Its writer gives it up, or a list has it though its answer was lost. */
export function forget(userId: number, unsent: Unsent): void {
  write(userId, unsent, '');
  if (unsent.picture) forgetPicture(userId, unsent.picture.id);
}
