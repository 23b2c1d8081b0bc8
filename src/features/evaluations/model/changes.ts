// What a save tells the server.
import type { Schemas } from '@/api/contract';
import type { Evaluation } from './deal';
import type { Edits, Merged } from './merge';
import { isSame, withValue } from './paths';

type Update = Schemas['EvaluationUpdate'];

/** What is sent, and the body that says so. */
export interface Changes {
  sent: Edits;
  body: Update;
}

/** The body of a save: the edits that meet no other change, and the version they were made from; null without any. */
export function changesOf({ edits, conflicts, saved }: Omit<Merged, 'deal'>): Changes | null {
  const contested = new Set(conflicts.map(({ path }) => path));
  const sent = Object.fromEntries(Object.entries(edits).filter(([path]) => !contested.has(path)));
  if (Object.keys(sent).length === 0) return null;
  let body: Update = { version: saved.version };
  for (const [path, { value }] of Object.entries(sent)) body = withValue(body, path, value);
  return { sent, body: { ...body, ...evidenceOf(saved, body, Object.keys(sent)) } };
}

/** A figure that had a source and was typed over is the member's own from now on, unless its new source was told with it. */
function evidenceOf(saved: Evaluation, body: Update, paths: readonly string[]): Pick<Update, 'evidence'> {
  const evidence = body.evidence ?? saved.evidence;
  const told = paths
    .map((path) => path.replace(/^inputs\./, ''))
    .filter((path) => Object.hasOwn(evidence, path) && isSame(evidence[path], saved.evidence[path]));
  if (told.length === 0) return {};
  const mine = { source: 'user', refId: null, at: new Date().toISOString() } as const;
  return { evidence: { ...evidence, ...Object.fromEntries(told.map((path) => [path, mine])) } };
}
