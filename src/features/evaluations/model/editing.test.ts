import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { SimulatedEvaluation } from '@/testing/simulated-evaluation';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { editingOf } from './editing';
import { valueAt } from './paths';

const userId = 1;
const price = 'inputs.price';
const rent = 'inputs.income.rentPcm';

let server: SimulatedEvaluation;
let app = new QueryClient();
let isSignedIn = true;

function open() {
  const { record, target } = server;
  const editing = editingOf(record, { userId, isReadOnly: false, app, target });
  editing.start({ onStatus: () => {}, onSaved: () => {}, isSignedIn: () => isSignedIn });
  return editing;
}

/** The page as it is after a reload: only what is kept on the device is left. */
function reload() {
  server.hangUp(false);
  vi.clearAllTimers();
  app = new QueryClient();
  return open();
}

const place = () => `evaluation:${server.record.id}:`;
const kept = () => Object.keys(draftsUnder(userId, place())).map((key) => key.replace(place(), ''));
const serverHas = (path: string) => valueAt(server.record, path);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  server = new SimulatedEvaluation();
  app = new QueryClient();
  isSignedIn = true;
});
afterEach(() => {
  vi.useRealTimers();
  removeDraftsOf(userId);
});

describe('leaving the page', () => {
  it('An edit made while a save is under way is sent after the page was left', async () => {
    server.isHealthy = true;
    const { editor, stop } = open();
    editor.edit(price, 171_500);
    await pass(900);
    editor.edit(price, 172_000);
    editor.edit(rent, 1_200);
    void stop();
    await pass(2000);
    expect([serverHas(price), serverHas(rent)]).toEqual([172_000, 1_200]);
    expect(kept()).toEqual([]);
  });

  it('A server that stays away is asked five times, and the edit stays on this device', async () => {
    const { editor, stop } = open();
    editor.edit(price, 171_500);
    const end = vi.fn<() => void>();
    void stop().then(end);
    let asked = 0;
    for (let second = 0; second < 300; second += 1) {
      const [call] = server.calls;
      if (call) server.lose(call, true);
      if (call) asked += 1;
      await pass(1000);
    }
    expect(asked).toBe(5);
    expect(end).toHaveBeenCalledOnce();
    expect(kept()).toEqual([price]);
  });

  it('A refusal ends it, and the edit stays on this device', async () => {
    const { editor, stop } = open();
    editor.edit(price, 171_500);
    const end = vi.fn<() => void>();
    void stop().then(end);
    server.refuse(new ApiError(422, {}));
    await pass(300_000);
    expect(end).toHaveBeenCalledOnce();
    expect(server.calls).toEqual([]);
    expect(kept()).toEqual([price]);
  });

  it('Somebody’s change of the same field ends it, and is shown when the page is opened again', async () => {
    const { editor, stop } = open();
    editor.edit(price, 171_500);
    server.otherSaves(price, 169_000);
    server.isHealthy = true;
    void stop();
    await pass(5000);
    expect(serverHas(price)).toBe(169_000);
    expect(open().editor.getState().conflicts).toEqual([{ path: price, mine: 171_500, theirs: 169_000 }]);
  });

  it('An edit made while another is refused is tried by itself', async () => {
    const { editor } = open();
    editor.edit(price, -1);
    await pass(800);
    editor.edit(price, 171_500);
    server.refuse(new ApiError(422, {}));
    server.isHealthy = true;
    await pass(2000);
    expect(serverHas(price)).toBe(171_500);
  });

  it('Coming back while a save is under way goes on with what was typed', async () => {
    const before = open();
    before.editor.edit(price, 171_500);
    void before.stop();
    const { editor } = open();
    expect(editor).toBe(before.editor);
    editor.edit(price, 172_000);
    const [call] = server.calls;
    if (call) server.answer(call);
    server.isHealthy = true;
    await pass(2000);
    expect(server.writes.map(({ value }) => value)).toEqual([171_500, 172_000]);
  });

  it('After the sign-out nothing is sent, and nothing is kept', async () => {
    const { editor, stop } = open();
    editor.edit(price, 171_500);
    void stop();
    removeDraftsOf(userId);
    isSignedIn = false;
    const [call] = server.calls;
    if (call) server.lose(call, true);
    await pass(300_000);
    expect(server.calls).toEqual([]);
    expect(kept()).toEqual([]);
  });
});

describe('opening the page again', () => {
  it('An edit that was saved after the page was left is not written over a later change', async () => {
    server.isHealthy = true;
    const { editor, stop } = open();
    editor.edit(price, 171_500);
    void stop();
    await pass(2000);
    server.otherSaves(price, 180_000);
    reload();
    await pass(5000);
    expect(serverHas(price)).toBe(180_000);
  });

  it('An edit whose answer never came is asked about when somebody has put the field back since', async () => {
    open().editor.edit(price, 171_500);
    await pass(800);
    server.hangUp(true);
    server.otherSaves(price, 180_000);
    server.isHealthy = true;
    const { editor } = reload();
    await pass(5000);
    expect(serverHas(price)).toBe(180_000);
    expect(editor.getState().conflicts).toEqual([{ path: price, mine: 171_500, theirs: 180_000 }]);
    editor.resolve(price, 'mine');
    await pass(2000);
    expect(serverHas(price)).toBe(171_500);
    expect(kept()).toEqual([]);
  });

  it('An edit whose answer never came is forgotten where the server has it', async () => {
    open().editor.edit(price, 171_500);
    await pass(800);
    server.hangUp(true);
    server.otherSaves(rent, 1_200);
    const { editor } = reload();
    expect(editor.getState()).toMatchObject({ edits: {}, conflicts: [] });
    expect(kept()).toEqual([]);
  });

  it('An edit that was never sent goes together with changes of other fields', async () => {
    open().editor.edit(price, 171_500);
    server.otherSaves(rent, 1_200);
    server.otherSaves(rent, 1_250);
    server.isHealthy = true;
    reload();
    await pass(2000);
    expect([serverHas(price), serverHas(rent)]).toEqual([171_500, 1_250]);
  });

  it('An edit that the server refused for its version goes on top of changes of other fields', async () => {
    const { editor } = open();
    editor.edit(price, 171_500);
    server.otherSaves(rent, 1_200);
    server.otherSaves(rent, 1_250);
    server.isHealthy = true;
    await pass(3000);
    expect(editor.getState().conflicts).toEqual([]);
    expect(serverHas(price)).toBe(171_500);
  });

  it('An edit of an earlier build is asked about unless the server has it', async () => {
    server.isHealthy = true;
    writeDraft(userId, `${place()}${price}`, JSON.stringify({ base: 180_000, value: 171_500 }));
    writeDraft(userId, `${place()}${rent}`, JSON.stringify({ base: 900, value: serverHas(rent) }));
    const { editor } = open();
    await pass(2000);
    expect(editor.getState().conflicts).toEqual([{ path: price, mine: 171_500, theirs: 180_000 }]);
    expect(server.writes).toEqual([]);
    expect(kept()).toEqual([price]);
  });

  it.each([
    ['no JSON', price, '{'],
    ['no base', price, '{"value":1,"version":3}'],
    ['a version that is no number', price, '{"base":180000,"value":1,"version":"3"}'],
    ['a text where a figure must be', price, '{"base":180000,"value":"x","version":3}'],
    ['a list where a figure must be', price, '{"base":180000,"value":[],"version":3}'],
    ['a field that the record does not have', 'inputs.moat', '{"base":1,"value":2,"version":3}'],
  ])('A kept edit with %s is discarded', async (_what, path, text) => {
    server.isHealthy = true;
    writeDraft(userId, place() + path, text);
    const { editor } = open();
    await pass(2000);
    expect(editor.getState().deal).toEqual(server.record);
    expect(server.writes).toEqual([]);
    expect(kept()).toEqual([]);
  });
});
