// Viewings that are kept on this device, each member's in a database of their own.
import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { writeStored } from '@/lib/storage';
import { isSameNotes, notesOf, type Notes, type Viewing } from '../notes/notes';
import type { Deal } from '../notes/figures';
import { offlineMemberKey } from '@/entities/session/offline-member';
import { markKept, unmarkKept } from '@/entities/viewing/kept-mark';

export interface Kept {
  /** As the server had it when these notes began from it. */
  viewing: Viewing;
  deal: Deal | null;
  notes: Notes;
  /** What was sent without a certain answer: sent again as it is, under its name. */
  write: { clientId: string; notes: Notes } | null;
}

export const isUnsent = ({ viewing, notes, write }: Kept): boolean =>
  write !== null || !isSameNotes(notesOf(viewing), notes);

const version = 1;
const stores = new Map<number, UseStore>();
/** Where storage is blocked, notes live as long as the page. */
const inPage = new Map<string, unknown>();
const pageKey = (memberId: number, key: string) => `${memberId} ${key}`;

function storeOf(memberId: number): UseStore {
  const known = stores.get(memberId) ?? createStore(`viewing-notes-${memberId}`, 'kept');
  stores.set(memberId, known);
  return known;
}

async function read(memberId: number, key: string): Promise<unknown> {
  const held = inPage.get(pageKey(memberId, key));
  if (held !== undefined) return held;
  try {
    return await get<unknown>(key, storeOf(memberId));
  } catch {
    return undefined;
  }
}

/** Answers whether it is on the device, and not in the page alone. */
async function keep(memberId: number, key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value, storeOf(memberId));
    inPage.delete(pageKey(memberId, key));
    return true;
  } catch {
    inPage.set(pageKey(memberId, key), value);
    return false;
  }
}

async function drop(memberId: number, key: string): Promise<void> {
  inPage.delete(pageKey(memberId, key));
  try {
    await del(key, storeOf(memberId));
  } catch {
    // Storage is blocked, so nothing is kept in it.
  }
}

const viewingKey = (id: string) => `viewing:${id}`;
const photoKey = (photo: string) => `photo:${photo}`;

/** Another version's records are not read. */
function isKept(value: unknown): value is Kept & { version: number } {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === version;
}

export async function readKept(memberId: number, id: string): Promise<Kept | null> {
  const value = await read(memberId, viewingKey(id));
  return isKept(value) ? value : null;
}

/** Answers whether the device has it: where storage is blocked or full, it is lost with the page. */
export async function writeKept(memberId: number, kept: Kept): Promise<boolean> {
  markKept(memberId, kept.viewing.id, isUnsent(kept));
  writeStored(offlineMemberKey, String(memberId));
  return keep(memberId, viewingKey(kept.viewing.id), { ...kept, version });
}

/** Removes a viewing with its pictures. */
export async function dropKept(memberId: number, kept: Kept): Promise<void> {
  for (const { photo } of Object.values(kept.notes.checks)) {
    if (photo !== undefined) await dropPhoto(memberId, photo);
  }
  await drop(memberId, viewingKey(kept.viewing.id));
  unmarkKept(memberId, kept.viewing.id);
}

/** Every viewing that this member has on the device. */
export async function listKept(memberId: number): Promise<Kept[]> {
  const held = [...inPage].flatMap(([key, value]) => (key.startsWith(pageKey(memberId, '')) ? [value] : []));
  try {
    const stored = await entries<string, unknown>(storeOf(memberId));
    return [...stored.map(([, value]) => value), ...held].filter(isKept);
  } catch {
    return held.filter(isKept);
  }
}

/** Removes all that a member has here: for an explicit sign-out. */
export async function forgetKept(memberId: number): Promise<void> {
  inPage.clear();
  unmarkKept(memberId);
  try {
    await clear(storeOf(memberId));
  } catch {
    // As above.
  }
}

export const keepPhoto = (memberId: number, photo: string, file: File): Promise<boolean> =>
  keep(memberId, photoKey(photo), file);

export async function readPhoto(memberId: number, photo: string): Promise<File | null> {
  const file = await read(memberId, photoKey(photo));
  return file instanceof File ? file : null;
}

export const dropPhoto = (memberId: number, photo: string): Promise<void> => drop(memberId, photoKey(photo));
