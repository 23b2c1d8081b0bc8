import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { changesOf } from './changes';
import { createEditor } from './editor';
import { valueAt } from './paths';

fc.configureGlobal({ seed: 20261121 });

const price = 'inputs.price';
const rate = 'inputs.finance.rate';
const saved = evaluation();
const withInputs = (more: Partial<typeof saved.inputs>, version = saved.version + 1) =>
  evaluation({ version }, { ...saved.inputs, ...more });

describe('editing', () => {
  it('sends what changed, at the version it was made from', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.edit('title', 'Ashfield');
    editor.edit('inputs.refurb.items.0.rate', 9_000);
    expect(changesOf(editor.getState())?.body).toEqual({
      version: 3,
      title: 'Ashfield',
      inputs: {
        price: 175_000,
        refurb: { items: [{ name: 'Kitchen, bathroom and decoration', qty: 1, rate: 9_000, vatPct: 0 }] },
      },
    });
  });

  it('has nothing to send when a field is back where it was', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.edit(price, 180_000);
    expect(changesOf(editor.getState())).toBeNull();
  });

  it('makes a sourced figure the member’s own', () => {
    const told = { source: 'listing', refId: null, at: '2026-05-13T10:30:00Z' } as const;
    const editor = createEditor(evaluation({ evidence: { price: told, 'finance.rate': told } }));
    editor.edit(price, 175_000);
    expect(changesOf(editor.getState())?.body.evidence).toMatchObject({
      price: { source: 'user' },
      'finance.rate': told,
    });
  });
});

describe('the way back', () => {
  it('takes quick changes of a list together, but never one that comes or goes', () => {
    const editor = createEditor(saved, undefined, () => 0);
    const named = (name: string) => ({ name, overrides: {} });
    editor.edit('scenarios', [named('One')]);
    editor.edit('scenarios', [named('On')]);
    editor.edit('scenarios', [named('Dear')]);
    editor.edit('scenarios', []);
    const steps = [];
    for (let at = 0; at < 3; at += 1) {
      editor.undo();
      steps.push(editor.getState().deal.scenarios.map(({ name }) => name));
    }
    expect(steps).toEqual([['Dear'], ['One'], []]);
  });

  it('leads from any changes to the start, and forth again', () => {
    const change = fc.tuple(
      fc.constantFrom(price, rate, 'title', 'inputs.refurb.items.0.rate'),
      fc.integer({ min: 0, max: 9 }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let clock = 0;
        const editor = createEditor(saved, undefined, () => (clock += 700));
        for (const [path, value] of changes) editor.edit(path, path === 'title' ? `Deal ${value}` : value);
        const end = editor.getState().deal;
        while (editor.getState().past.length > 0) editor.undo();
        expect(editor.getState().deal).toEqual(saved);
        expect(changesOf(editor.getState())).toBeNull();
        while (editor.getState().future.length > 0) editor.redo();
        expect(editor.getState().deal).toEqual(end);
      }),
    );
  });

  it('takes quick changes of one field together', () => {
    let clock = 0;
    const editor = createEditor(saved, undefined, () => clock);
    for (const value of [1, 17, 175, 1_750]) editor.edit(price, value);
    clock = 5_000;
    editor.edit(price, 175_000);
    editor.undo();
    expect(valueAt(editor.getState().deal, price)).toBe(1_750);
    editor.undo();
    expect(valueAt(editor.getState().deal, price)).toBe(180_000);
  });

  it('ends where something new is typed', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.undo();
    editor.edit(rate, 6);
    expect(editor.getState().future).toEqual([]);
  });
});

describe('an answer', () => {
  it('leaves what was typed while it was on its way', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    const { sent } = changesOf(editor.getState()) ?? { sent: {} };
    editor.edit(price, 176_000);
    editor.edit(rate, 6);
    editor.settle(sent, withInputs({ price: 175_000 }));
    expect(changesOf(editor.getState())?.body).toEqual({
      version: 4,
      inputs: { price: 176_000, finance: { rate: 6 } },
    });
  });

  it('leaves what was taken back while it was on its way', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    const { sent } = changesOf(editor.getState()) ?? { sent: {} };
    editor.undo();
    editor.settle(sent, withInputs({ price: 175_000 }));
    expect(changesOf(editor.getState())?.body).toEqual({ version: 4, inputs: { price: 180_000 } });
  });
});

describe('a save under way', () => {
  const sending = () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    const { sent } = changesOf(editor.getState()) ?? { sent: {} };
    return { editor, sent, takeBack: editor.sending(sent) };
  };

  it('An answer that is older than what was read meanwhile leaves the newer record', () => {
    const { editor, sent } = sending();
    editor.rebase(withInputs({ price: 182_000 }, 5));
    expect(editor.getState().conflicts).toHaveLength(1);
    editor.settle(sent, withInputs({ price: 175_000 }, 4));
    expect(editor.getState()).toMatchObject({ saved: { version: 5 }, edits: {}, conflicts: [] });
    expect(valueAt(editor.getState().deal, price)).toBe(182_000);
  });

  it('A change that is taken back before a lost answer is sent again where the server has it', () => {
    const { editor } = sending();
    editor.undo();
    editor.rebase(withInputs({ price: 175_000 }));
    expect(changesOf(editor.getState())?.body).toEqual({ version: 4, inputs: { price: 180_000 } });
  });

  it('A change that is taken back before a refusal leaves nothing to send', () => {
    const { editor, takeBack } = sending();
    editor.undo();
    takeBack();
    expect(changesOf(editor.getState())).toBeNull();
  });

  it('A value that the server keeps in its own form is not asked about', () => {
    const editor = createEditor(saved);
    editor.edit('title', ' Ashfield ');
    const { sent } = changesOf(editor.getState()) ?? { sent: {} };
    editor.sending(sent);
    editor.edit('title', ' Ashfield Terrace');
    editor.settle(sent, { ...saved, title: 'Ashfield', version: 4 });
    expect(editor.getState().conflicts).toEqual([]);
    expect(changesOf(editor.getState())?.body).toEqual({ version: 4, title: ' Ashfield Terrace' });
  });
});

describe('somebody else’s change', () => {
  it('of another field goes together with mine', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.rebase(withInputs({ finance: { ...saved.inputs.finance, rate: 6 } }));
    expect(editor.getState().conflicts).toEqual([]);
    expect(changesOf(editor.getState())?.body).toEqual({ version: 4, inputs: { price: 175_000 } });
    expect(valueAt(editor.getState().deal, rate)).toBe(6);
  });

  it('of the same field is asked about, and the rest is sent meanwhile', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.edit(rate, 6);
    editor.rebase(withInputs({ price: 182_000 }));
    expect(editor.getState().conflicts).toEqual([{ path: price, mine: 175_000, theirs: 182_000 }]);
    expect(changesOf(editor.getState())?.body).toEqual({ version: 4, inputs: { finance: { rate: 6 } } });
    editor.resolve(price, 'theirs');
    expect(valueAt(editor.getState().deal, price)).toBe(182_000);
    expect(editor.getState().conflicts).toEqual([]);
  });

  it('A contested field that is typed into again is asked about with what was typed', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.rebase(withInputs({ price: 182_000 }));
    editor.edit(price, 176_000);
    expect(editor.getState().conflicts).toEqual([{ path: price, mine: 176_000, theirs: 182_000 }]);
  });

  it('gives way where mine is chosen', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.rebase(withInputs({ price: 182_000 }));
    editor.resolve(price, 'mine');
    expect(changesOf(editor.getState())?.body).toEqual({ version: 4, inputs: { price: 175_000 } });
  });

  it('that is the same as mine is none', () => {
    const editor = createEditor(saved);
    editor.edit(price, 175_000);
    editor.rebase(withInputs({ price: 175_000 }));
    expect(editor.getState().conflicts).toEqual([]);
    expect(changesOf(editor.getState())).toBeNull();
  });

  it('that is older than what is known changes nothing', () => {
    const editor = createEditor(saved);
    editor.rebase(withInputs({ price: 1 }, 2));
    expect(valueAt(editor.getState().deal, price)).toBe(180_000);
  });
});
