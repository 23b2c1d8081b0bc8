import { createStore } from 'zustand/vanilla';
import type { Schemas } from '@/api/contract';
import type { Evaluation } from './deal';
import { isSame, keptPath, valueAt, withValue } from './paths';

/** A change that the server does not have yet: what it was made from, and what it made of it. */
export interface Edit {
  base: unknown;
  value: unknown;
}
export type Edits = Readonly<Record<string, Edit>>;

/** Both sides changed the same field. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

interface Part {
  path: string;
  before: unknown;
  after: unknown;
}

/** What one step of the way back takes back: usually one field, several where they were changed at once. */
interface Step {
  parts: readonly Part[];
  at: number;
}

export interface EditorState {
  /** As the server last said. */
  saved: Evaluation;
  /** With everything that was changed here. */
  deal: Evaluation;
  edits: Edits;
  /** Texts that cannot be used, by the path of their field. */
  wrong: Readonly<Record<string, string>>;
  conflicts: readonly Conflict[];
  past: readonly Step[];
  future: readonly Step[];
}

/** What was kept of an earlier visit. */
export interface Kept {
  edits: Edits;
  wrong: Readonly<Record<string, string>>;
}

const onePause = 1000;
const longestPast = 200;

/** The deal while it is edited: what the server has, what was changed since, and the way back. */
export function createEditor(
  saved: Evaluation,
  kept: Kept = { edits: {}, wrong: {} },
  now = () => Date.now(),
) {
  const store = createStore<EditorState>(() => ({
    ...rebased(saved, kept.edits),
    wrong: kept.wrong,
    past: [],
    future: [],
  }));
  const { getState, setState } = store;

  /** The record with the value in its place; `more` changes in the same go, so that readers hear of one change. */
  const put = (path: string, value: unknown, more: (whole: unknown) => Partial<EditorState> = () => ({})) => {
    const { deal, saved: base, edits, wrong, conflicts } = getState();
    const kept = keptPath(path);
    const next = withValue(deal, path, value);
    const whole = valueAt(next, kept);
    const { [kept]: old, ...others } = edits;
    const original = old ? old.base : valueAt(base, kept);
    const isBack = isSame(whole, valueAt(base, kept)) && !conflicts.some((each) => each.path === kept);
    const { [path]: _wrong, ...otherWrong } = wrong;
    setState({
      deal: next,
      edits: isBack ? others : { ...others, [kept]: { base: original, value: whole } },
      wrong: path in wrong ? otherWrong : wrong,
      ...more(whole),
    });
    return whole;
  };

  return {
    ...store,

    /** Changes a field; quick changes of the same one are one step of the way back. */
    edit(path: string, value: unknown) {
      const kept = keptPath(path);
      const before = valueAt(getState().deal, kept);
      put(path, value, (after) => {
        if (isSame(before, after)) return {};
        const { past } = getState();
        const last = past.at(-1);
        const [only] = last?.parts.length === 1 && now() - last.at < onePause ? last.parts : [];
        const joined =
          only?.path === kept && isAsLong(only.before, only.after) && isAsLong(before, after)
            ? only
            : undefined;
        const step = { parts: [{ path: kept, before: joined ? joined.before : before, after }], at: now() };
        return { past: [...(joined ? past.slice(0, -1) : past), step].slice(-longestPast), future: [] };
      });
    },

    /** Changes several fields at once, by their paths: one step of the way back. */
    editMany(values: Readonly<Record<string, unknown>>) {
      const parts = Object.entries(values).flatMap(([path, value]) => {
        const kept = keptPath(path);
        const before = valueAt(getState().deal, kept);
        const after = put(path, value);
        return isSame(before, after) ? [] : [{ path: kept, before, after }];
      });
      if (parts.length === 0) return;
      setState(({ past }) => ({ past: [...past, { parts, at: 0 }].slice(-longestPast), future: [] }));
    },

    /** Other values underneath, as of another profile: what was typed stays on top of them, and the way back begins anew. */
    restart(saved: Evaluation) {
      const { edits } = getState();
      const moved = Object.entries(edits).map(([path, { value }]): [string, Edit] => [
        path,
        { base: valueAt(saved, path), value },
      ]);
      setState({ ...rebased(saved, Object.fromEntries(moved)), past: [], future: [] });
    },

    /** Keeps a text that cannot be used beside the field's last value. */
    setWrong(path: string, text: string) {
      setState(({ wrong }) => ({ wrong: { ...wrong, [path]: text } }));
    },

    undo() {
      const { past, future } = getState();
      const step = past.at(-1);
      if (!step) return;
      for (const { path, before } of step.parts.toReversed()) put(path, before);
      setState({ past: past.slice(0, -1), future: [...future, step], wrong: {} });
    },

    redo() {
      const { past, future } = getState();
      const step = future.at(-1);
      if (!step) return;
      for (const { path, after } of step.parts) put(path, after);
      setState({ past: [...past, { ...step, at: 0 }], future: future.slice(0, -1), wrong: {} });
    },

    /** The server has taken these edits; what was typed meanwhile stays, and so does what was taken back meanwhile. */
    settle(sent: Edits, answer: Evaluation) {
      const { edits, deal } = getState();
      const left: Record<string, Edit> = { ...edits };
      for (const [path, { value }] of Object.entries(sent)) {
        const now = valueAt(deal, path);
        if (isSame(now, value)) delete left[path];
        else left[path] = { base: value, value: now };
      }
      setState(rebased(answer, left));
    },

    /** The server has something newer: what was changed here is put on top, field by field. */
    rebase(fresh: Evaluation) {
      if (fresh.version < getState().saved.version) return;
      setState(rebased(fresh, getState().edits));
    },

    /** Which of two values of a field shall hold. */
    resolve(path: string, choice: 'mine' | 'theirs') {
      const { saved: base, edits } = getState();
      const { [path]: edit, ...others } = edits;
      const theirs = valueAt(base, path);
      if (edit) {
        setState(
          rebased(
            base,
            choice === 'mine' ? { ...others, [path]: { base: theirs, value: edit.value } } : others,
          ),
        );
      }
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;

/** A line, room or scenario that comes or goes is a step of its own, however quickly the next change follows. */
const isAsLong = (a: unknown, b: unknown) => !Array.isArray(a) || !Array.isArray(b) || a.length === b.length;

const unknownHome: Schemas['EvaluationHome'] = {
  type: null,
  tenure: null,
  leaseYears: null,
  bedrooms: null,
  areaSqm: null,
  epcRating: null,
  councilTaxBand: null,
};

/** Edits on top of what the server has; those it has already are gone, those that meet another change are conflicts. */
function rebased(
  answer: Evaluation,
  edits: Edits,
): Pick<EditorState, 'saved' | 'deal' | 'edits' | 'conflicts'> {
  // Facts of a home are edited one by one, so a home of which nothing is known has them all, unknown.
  const saved = answer.home ? answer : { ...answer, home: unknownHome };
  const kept: Record<string, Edit> = {};
  const conflicts: Conflict[] = [];
  let deal = saved;
  for (const [path, edit] of Object.entries(edits)) {
    const theirs = valueAt(saved, path);
    if (theirs === undefined || isSame(theirs, edit.value)) continue;
    kept[path] = edit;
    deal = withValue(deal, path, edit.value);
    if (!isSame(theirs, edit.base)) conflicts.push({ path, mine: edit.value, theirs });
  }
  return { saved, deal, edits: kept, conflicts };
}

/** The body of a save: the edits that meet no other change, and the version they were made from. */
export function changesOf({
  edits,
  conflicts,
  saved,
}: EditorState): { sent: Edits; body: Schemas['EvaluationUpdate'] } | null {
  const contested = new Set(conflicts.map(({ path }) => path));
  const sent = Object.fromEntries(Object.entries(edits).filter(([path]) => !contested.has(path)));
  if (Object.keys(sent).length === 0) return null;
  let body: Schemas['EvaluationUpdate'] = { version: saved.version };
  for (const [path, { value }] of Object.entries(sent)) body = withValue(body, path, value);
  return { sent, body: { ...body, ...evidenceOf(saved, body, Object.keys(sent)) } };
}

/** A figure that had a source and was typed over is the member's own from now on, unless its new source was told with it. */
function evidenceOf(
  saved: Evaluation,
  body: Schemas['EvaluationUpdate'],
  paths: readonly string[],
): Pick<Schemas['EvaluationUpdate'], 'evidence'> {
  const evidence = body.evidence ?? saved.evidence;
  const told = paths
    .map((path) => path.replace(/^inputs\./, ''))
    .filter((path) => Object.hasOwn(evidence, path) && isSame(evidence[path], saved.evidence[path]));
  if (told.length === 0) return {};
  const mine = { source: 'user', refId: null, at: new Date().toISOString() } as const;
  return { evidence: { ...evidence, ...Object.fromEntries(told.map((path) => [path, mine])) } };
}
