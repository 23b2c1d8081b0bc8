import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { forgetLogged } from '../log-once';
import { withSoundRows } from './sound-rows';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetLogged();
});

describe('An answer with sound rows', () => {
  it('loses what is no record among records, also in a list within a row', () => {
    const answer = { page: 1, data: [null, { id: 1, replies: [{ id: 2 }, 'x'] }, 'row', 7] };
    expect(withSoundRows(answer, '/posts')).toEqual({ page: 1, data: [{ id: 1, replies: [{ id: 2 }] }] });
  });

  it('is the same object when nothing is wrong', () => {
    const answer = { data: [{ id: 1, tags: ['a', 'b'], at: [1, 2] }], total: 1 };
    expect(withSoundRows(answer, '/posts')).toBe(answer);
  });

  it('keeps lists of texts and numbers as they are, and loses a list of nulls', () => {
    expect(withSoundRows({ tags: ['a'], at: [1], data: [null] }, '/x')).toEqual({
      tags: ['a'],
      at: [1],
      data: [],
    });
  });

  it('takes anything that JSON can be', () => {
    for (const each of [null, 1, 'x', [], {}, undefined]) expect(withSoundRows(each, '/x')).toEqual(each);
  });

  it('is logged once for each list, however often it is read', () => {
    for (let turn = 0; turn < 3; turn += 1) withSoundRows({ data: [{ id: 1 }, null] }, '/posts');
    expect(log).toHaveBeenCalledTimes(1);
  });
});
