import { describe, expect, it } from 'vitest';
import { withViewedWorks, workName, worksRoom } from './viewing-works';

const paint = { name: 'Paint', qty: 40, rate: 12, vatPct: 20 };
const boiler = { room: worksRoom, item: 'New boiler', state: 'issue' as const, cost: 2600 };
const line = { name: 'New boiler', qty: 1, rate: 2600, vatPct: 0 };

describe('the works of a viewing in its deal', () => {
  it('A work is named by its room, except where it belongs to none', () => {
    expect(workName({ room: 'Kitchen', item: 'Damp' })).toBe('Kitchen: Damp');
    expect(workName({ item: 'Roof' })).toBe('Roof');
    expect(workName(boiler)).toBe('New boiler');
  });

  it('A cost that is new adds a line, and the other lines stay', () => {
    expect(withViewedWorks([paint], [], [boiler])).toEqual([paint, line]);
  });

  it('The same costs a second time change nothing', () => {
    expect(withViewedWorks([paint, line], [boiler], [boiler])).toEqual([paint, line]);
  });

  it('A cost that changed or went changes or removes its line', () => {
    expect(withViewedWorks([line, paint], [boiler], [{ ...boiler, cost: 2800 }])).toEqual([
      { ...line, rate: 2800 },
      paint,
    ]);
    expect(withViewedWorks([line, paint], [boiler], [{ ...boiler, cost: null }])).toEqual([paint]);
    expect(withViewedWorks([line, paint], [boiler], [])).toEqual([paint]);
  });

  it('A cost counts while its check is a problem, and again when it is one once more', () => {
    const fine = { ...boiler, state: 'ok' as const };
    expect(withViewedWorks([line, paint], [boiler], [fine])).toEqual([paint]);
    expect(withViewedWorks([paint], [fine], [boiler])).toEqual([paint, line]);
  });

  it('A line that was priced anew or removed in the deal is left to the deal', () => {
    const quoted = { ...line, rate: 2450 };
    expect(withViewedWorks([quoted], [boiler], [{ ...boiler, cost: 2800 }])).toEqual([quoted]);
    expect(withViewedWorks([paint], [boiler], [{ ...boiler, cost: 2800 }])).toEqual([paint]);
  });
});
