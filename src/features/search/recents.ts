// The last results that somebody chose: for the empty box and the empty palette.
import { useCallback, useSyncExternalStore } from 'react';
import { followRecents, forgetRecents, readRecentsText, writeRecentsText } from './recents-storage';
import { resultKey, type SearchResult } from './results';

const most = 6;
const longestText = 300;
const none: readonly SearchResult[] = [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestText;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const textOrNull = (value: unknown) => (isText(value) ? value : null);

/** A result made of nothing but what a row shows and where it leads; null when that is not all there. */
function bareResult(value: unknown): SearchResult | null {
  if (!isRecord(value)) return null;
  const { type, id, name, username, fullName, fullAddress, title, uuid, authUser } = value;
  const profileImage = textOrNull(value['profileImage']);
  const ownerId = isRecord(authUser) ? authUser['id'] : null;
  if (type === 'user' && isId(id) && isText(fullName) && isText(username)) {
    return { type, id, fullName, username, profileImage };
  }
  if (type === 'business' && isText(name) && isText(username) && isId(ownerId)) {
    return { type, name, username, profileImage, authUser: { id: ownerId } };
  }
  if (type === 'businessType' && isText(name)) return { type, name };
  if (type === 'property' && isText(uuid) && isText(fullAddress)) {
    const { propertyEvaluation: evaluation } = value;
    const evaluationTitle = isRecord(evaluation) ? textOrNull(evaluation['title']) : null;
    return {
      type,
      uuid,
      fullAddress,
      propertyEvaluation: evaluationTitle === null ? null : { title: evaluationTitle },
    };
  }
  if (type === 'article' && isText(uuid) && isText(title) && isId(ownerId)) {
    return { type, uuid, title, image: null, authUser: { id: ownerId } };
  }
  return null;
}

/** The results that a stored text holds, newest first, at most six, none twice. Whatever is not a result is left out. */
export function parseRecents(text: string): readonly SearchResult[] {
  if (text === '') return none;
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return none;
    const results = stored.map(bareResult).filter((result) => result !== null);
    return [...new Map(results.map((result) => [resultKey(result), result])).values()].slice(0, most);
  } catch {
    return none;
  }
}

let parsed: { text: string; results: readonly SearchResult[] } = { text: '', results: none };

/** The same list for the same text, which is what React needs to know that nothing changed. */
export function recentsOf(userId: number): readonly SearchResult[] {
  const text = readRecentsText(userId);
  if (text !== parsed.text) parsed = { text, results: parseRecents(text) };
  return parsed.results;
}

/** What this person chose last, newest first, at most six; follows every change. */
export function useRecents(userId: number): readonly SearchResult[] {
  return useSyncExternalStore(
    followRecents,
    useCallback(() => recentsOf(userId), [userId]),
  );
}

/** Puts a result that was chosen before all others. */
export function rememberRecent(userId: number, chosen: SearchResult): void {
  const result = bareResult(chosen);
  if (!result) return;
  const others = recentsOf(userId).filter((each) => resultKey(each) !== resultKey(result));
  writeRecentsText(userId, JSON.stringify([result, ...others].slice(0, most)));
}

/** Takes one out of the list. */
export function removeRecent(userId: number, result: SearchResult): void {
  const others = recentsOf(userId).filter((each) => resultKey(each) !== resultKey(result));
  if (others.length === 0) forgetRecents(userId);
  else writeRecentsText(userId, JSON.stringify(others));
}
