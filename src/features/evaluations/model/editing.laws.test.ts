// Whatever happens on the way, the server ends with every edit exactly once, or the member is asked.
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SimulatedEvaluation } from '@/testing/simulated-evaluation';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { editingOf, type Editing } from './editing';
import { keptEdits } from './kept-edits';
import { valueAt } from './paths';

const userId = 1;
const fields = ['inputs.price', 'inputs.fees.legal', 'inputs.income.rentPcm'] as const;
type Field = (typeof fields)[number];

const place = fc.nat(30);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type'), at: place }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('serve', 'answer'), at: place }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cutOff', 'badGateway'), at: place }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait'), at: place }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('otherSaves', 'otherPutsBack'), at: place }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('leave', 'open', 'openAsCached', 'reload'), at: place }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('look', 'undo', 'keepMine', 'takeTheirs'), at: place }),
  },
);
interface Step {
  do: string;
  at: number;
}

/** What the member wants a field to be, and what they had seen of it when they said so. */
interface Wish {
  value: unknown;
  seenVersion: number;
  seenValue: unknown;
  /** Typed or chosen, and not only put back to what it was. */
  isNew: boolean;
}

/** One member and one evaluation. */
class Life {
  readonly server = new SimulatedEvaluation();
  /** How often a value may be put in place of another one. */
  readonly allowed = new Map<string, number>();
  readonly wishes = new Map<Field, Wish>();
  /** What was seen when a value was typed first; by field and value. */
  readonly seen = new Map<string, Wish>();
  page: Editing | undefined;
  #app = new QueryClient();
  #cached = this.server.record;
  #typed = 0;

  open(record = this.server.record) {
    if (this.page) return;
    const { target } = this.server;
    this.page = editingOf(record, { userId, isReadOnly: false, app: this.#app, target });
    this.page.editor.rebase(record);
    this.page.start({
      onStatus: () => {},
      onSaved: (answer) => this.#see(answer),
      isSignedIn: () => true,
    });
  }

  #see(record: typeof this.server.record) {
    if (record.version >= this.#cached.version) this.#cached = record;
    this.page?.editor.rebase(record);
  }

  leave() {
    void this.page?.stop();
    this.page = undefined;
  }

  /** The document is gone, and with it everything but what is kept on the device. */
  reload(areServed: boolean) {
    this.page?.flush();
    this.server.hangUp(areServed);
    vi.clearAllTimers();
    this.#app = new QueryClient();
    this.page = undefined;
    this.#cached = this.server.record;
    this.open();
  }

  #wish(path: Field, before: Wish | undefined, isNew: boolean) {
    const { saved, deal } = this.#editor().getState();
    const value = valueAt(deal, path);
    const fresh = { value, isNew, seenVersion: saved.version, seenValue: valueAt(saved, path) };
    const wish = before ? { ...before, value, isNew } : fresh;
    this.wishes.set(path, wish);
    const key = `${path} ${String(value)}`;
    this.seen.set(key, wish);
    this.allowed.set(key, (this.allowed.get(key) ?? 0) + 1);
  }

  #editor() {
    if (!this.page) throw new Error('No page is open');
    return this.page.editor;
  }

  /** What the member had seen when they began to change the field; undefined where it was as the server has it. */
  #basis(path: Field) {
    return this.#editor().getState().edits[path] ? this.wishes.get(path) : undefined;
  }

  type(path: Field) {
    this.#typed += 1;
    const basis = this.#basis(path);
    this.#editor().edit(path, 1_000_000 + this.#typed);
    this.#wish(path, basis, true);
  }

  act({ do: what, at }: Step) {
    const { server, page } = this;
    const path = fields[at % fields.length] ?? fields[0];
    const call = server.calls[at % Math.max(1, server.calls.length)];
    if (what === 'type' && page) this.type(path);
    else if (what === 'serve' && call) server.serve(call);
    else if (what === 'answer' && call) server.answer(call);
    else if (what === 'cutOff' && call) server.lose(call, true);
    else if (what === 'badGateway' && call) server.lose(call, false);
    else if (what === 'otherSaves') server.otherSaves(path, 2_000_000 + (this.#typed += 1));
    else if (what === 'otherPutsBack') {
      const last = server.writes.findLast((each) => each.path === path);
      if (last) server.otherSaves(path, last.before);
    } else if (what === 'open') this.open();
    else if (what === 'openAsCached') this.open(this.#cached);
    else if (what === 'leave') this.leave();
    else if (what === 'reload') this.reload(at % 2 === 0);
    else if (what === 'look') this.#see(server.record);
    else if (what === 'undo' && page) this.undo();
    else if ((what === 'keepMine' || what === 'takeTheirs') && page) this.resolve(at, what);
  }

  undo() {
    const before = this.#editor().getState();
    const bases = new Map(fields.map((path) => [path, this.#basis(path)]));
    this.#editor().undo();
    const { deal } = this.#editor().getState();
    for (const path of fields)
      if (valueAt(before.deal, path) !== valueAt(deal, path)) this.#wish(path, bases.get(path), false);
  }

  resolve(at: number, choice: string) {
    const { conflicts } = this.#editor().getState();
    const path = fields.find((each) => each === conflicts[at % Math.max(1, conflicts.length)]?.path);
    if (!path) return;
    this.#editor().resolve(path, choice === 'keepMine' ? 'mine' : 'theirs');
    if (choice === 'keepMine') this.#wish(path, undefined, true);
    else this.wishes.delete(path);
  }

  asked(path: Field) {
    return this.page?.editor.getState().conflicts.find((each) => each.path === path);
  }

  /** The network is itself again, and the evaluation is open. */
  async end() {
    const { server } = this;
    for (const call of server.calls) server.answer(call);
    server.isHealthy = true;
    this.open();
    await vi.advanceTimersByTimeAsync(120_000);
    this.#see(server.record);
    await vi.advanceTimersByTimeAsync(5000);
  }
}

/** Nothing was written twice, and nothing over what the member had not seen. */
function expectFairWrites({ server, allowed, seen }: Life) {
  const counts = new Map<string, number>();
  server.writes.forEach(({ by, path, value, before }, index) => {
    if (by === 'other' || before === value) return;
    const key = `${path} ${String(value)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    expect(counts.get(key), `${key} is written again`).toBeLessThanOrEqual(allowed.get(key) ?? 0);
    const last = server.writes.slice(0, index).findLast((each) => each.path === path);
    const wish = seen.get(key);
    const isSeen = !last || last.by === 'me' || last.version <= (wish?.seenVersion ?? 0);
    // Whoever puts back what the member had seen, or had typed, left nothing that the member does not know.
    const isKnown = before === wish?.seenValue || allowed.has(`${path} ${String(before)}`);
    expect(isSeen || isKnown, `${key} is written over ${String(before)}`).toBe(true);
  });
}

/** What the member wants is there or was; where it never was, they are asked. */
function expectKept(life: Life) {
  for (const [path, { value, seenVersion, isNew }] of life.wishes) {
    const asked = life.asked(path);
    if (asked) {
      expect(asked.mine).toBe(value);
      continue;
    }
    if (valueAt(life.server.record, path) === value) continue;
    const mine = life.server.writes.findLast((each) => each.by === 'me' && each.path === path);
    if (isNew || (mine && mine.version > seenVersion)) expect([path, mine?.value]).toEqual([path, value]);
  }
  const kept = Object.keys(keptEdits(userId, life.server.record.id).edits);
  const asked = fields.filter((path) => life.asked(path));
  expect(kept.filter((path) => !asked.some((each) => each === path))).toEqual([]);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  removeDraftsOf(userId);
});

it('The server ends with every edit exactly once, or a conflict is shown', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
        const life = new Life();
        life.open();
        for (const each of steps) {
          life.act(each);
          await vi.advanceTimersByTimeAsync(each.do === 'wait' ? each.at * 150 : 0);
        }
        await life.end();
        expectKept(life);
        // Typed while a save is under way, and left at once.
        life.type('inputs.price');
        await vi.advanceTimersByTimeAsync(900);
        const last = ['inputs.price', 'inputs.fees.legal'] as const;
        for (const path of last) life.type(path);
        const asked = fields.filter((path) => life.asked(path));
        life.leave();
        await vi.advanceTimersByTimeAsync(9000);
        for (const path of last.filter((each) => !asked.includes(each)))
          expect(valueAt(life.server.record, path)).toBe(life.wishes.get(path)?.value);
        expectFairWrites(life);
        expect(Object.keys(keptEdits(userId, life.server.record.id).edits).toSorted()).toEqual(
          asked.toSorted(),
        );
      })
      .afterEach(() => {
        vi.clearAllTimers();
        removeDraftsOf(userId);
      }),
    { numRuns: 500 },
  );
});
