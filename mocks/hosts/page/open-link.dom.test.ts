import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../node';
import { remoteOf } from '../remote-control';
import { ordinary } from '../../scenarios/situation';
import { openLink } from './open-link';
import { takePanelChoice } from './panel-choice';

const server = createTestServer();
beforeAll(() => server.listen());
afterEach(async () => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  await server.reset();
});
afterAll(() => server.close());

describe('a link', () => {
  it.each([
    ['scenario=slow-network&as=typo', { latencyMs: 3000 }, true],
    ['scenario=signed-out&as=typo&latency=5', { as: null, latencyMs: 5 }, false],
    ['scenario=member&as=Tom%20Whitfield', { as: 'tom.whitfield' }, true],
  ])('with %s brings about what of it can be meant', async (query, parts, isSignedIn) => {
    history.replaceState(null, '', `/notifications?requests=true&${query}`);
    const signedIn: boolean[] = [];
    const problems = await openLink(remoteOf(server), (each) => signedIn.push(each));
    expect(problems).toEqual(query.includes('typo') ? ['The mock server has no member “typo”'] : []);
    expect(server.situation()).toEqual({ ...ordinary, ...parts });
    expect(signedIn).toEqual([isSignedIn]);
    expect(location.search).toBe('?requests=true');
  });
});

it('a wish for the panel that is none is told, and leaves the address like the others', () => {
  history.replaceState(null, '', '/terms?qa=maybe');
  expect(takePanelChoice()).toEqual(['qa=maybe: one of on, off']);
  expect(location.search).toBe('');
  history.replaceState(null, '', '/terms?qa=off');
  expect(takePanelChoice()).toEqual([]);
});
