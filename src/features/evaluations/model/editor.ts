import { createStore } from 'zustand/vanilla';
import type { Evaluation } from './deal';
import { asSent, fittingEdits, merged, withSent, type Edit, type Edits, type Merged } from './merge';
import { isSame, keptPath, valueAt, withValue } from './paths';

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

/** `saved` is what the server last said, `deal` the same with everything that was changed here. */
export interface EditorState extends Merged {
  /** Texts that cannot be used, by the path of their field. */
  wrong: Readonly<Record<string, string>>;
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
    ...merged(saved, fittingEdits(saved, kept.edits)),
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
    const original = old ?? { base: valueAt(base, kept), version: base.version };
    const isContested = conflicts.some((each) => each.path === kept);
    // While a save of it is under way, a change that was taken back is one too.
    const isBack = isSame(whole, valueAt(base, kept)) && !isContested && !old?.sent;
    const { [path]: _wrong, ...otherWrong } = wrong;
    setState({
      deal: next,
      edits: isBack ? others : { ...others, [kept]: { ...original, value: whole } },
      ...(isContested && {
        conflicts: conflicts.map((each) => (each.path === kept ? { ...each, mine: whole } : each)),
      }),
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
        { base: valueAt(saved, path), version: saved.version, value },
      ]);
      setState({ ...merged(saved, Object.fromEntries(moved)), past: [], future: [] });
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

    /**
     * These edits go to the server; until it answers nobody knows whether it has them.
     * @returns what says that the server refused them
     */
    sending(sent: Edits): () => void {
      const before = getState().edits;
      const marked = Object.entries(sent).map(([path, edit]) => [path, asSent(edit)] as const);
      setState({ edits: { ...before, ...Object.fromEntries(marked) } });
      return () => {
        const { edits, saved: base } = getState();
        const unmarked = Object.keys(sent).flatMap((path) => {
          const edit = edits[path];
          return edit?.sent ? [[path, withSent(edit, before[path]?.sent)] as const] : [];
        });
        setState(merged(base, { ...edits, ...Object.fromEntries(unmarked) }));
      };
    },

    /** The server has taken these edits; what was typed meanwhile stays, and so does what was taken back meanwhile. */
    settle(sent: Edits, answer: Evaluation) {
      const { edits, deal, saved: base } = getState();
      const left: Record<string, Edit> = { ...edits };
      for (const [path, { value, version }] of Object.entries(sent)) {
        const edit = edits[path];
        // Put on top of something newer since: what the answer says of it is known.
        if (edit && edit.version > version) continue;
        const now = edit ? edit.value : valueAt(deal, path);
        if (isSame(now, value)) delete left[path];
        else if (edit || answer.version >= base.version)
          left[path] = { base: valueAt(answer, path), version: answer.version, value: now };
      }
      setState(merged(answer.version < base.version ? base : answer, left));
    },

    /** The server has something newer: what was changed here is put on top, field by field. */
    rebase(fresh: Evaluation) {
      if (fresh.version < getState().saved.version) return;
      setState(merged(fresh, getState().edits));
    },

    /** Which of two values of a field shall hold. */
    resolve(path: string, choice: 'mine' | 'theirs') {
      const { saved: base, edits } = getState();
      const { [path]: edit, ...others } = edits;
      const theirs = valueAt(base, path);
      if (edit) {
        const mine = { base: theirs, version: base.version, value: edit.value };
        setState(merged(base, choice === 'mine' ? { ...others, [path]: mine } : others));
      }
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;

/** A line, room or scenario that comes or goes is a step of its own, however quickly the next change follows. */
const isAsLong = (a: unknown, b: unknown) => !Array.isArray(a) || !Array.isArray(b) || a.length === b.length;
