import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld } from '../world/world';
import { keepState, restoreState, seedVersion, type StoredState } from './persistence';

const now = new Date('2026-05-13T10:30:00Z');
let otherTab: BroadcastChannel;

beforeEach(() => {
  otherTab = new BroadcastChannel('tiebeam-mock-server');
});
afterEach(() => otherTab.close());

const nextMessage = () =>
  new Promise<StoredState | null>((resolve) => {
    otherTab.addEventListener('message', ({ data }: MessageEvent<StoredState | null>) => resolve(data), {
      once: true,
    });
  });

it('without storage nothing is kept, and nothing breaks', async () => {
  const world = createWorld({ now });
  await restoreState(world);
  const { saved, forget } = keepState(world);
  world.db.user.update(1, { headline: 'Landlord of ten' });
  await saved();
  await forget();
  expect(world.db.user.get(1)?.headline).toBe('Landlord of ten');
});

it('one tab tells the others what changed, and no more than that', async () => {
  const world = createWorld({ now });
  keepState(world);
  const message = nextMessage();
  world.db.user.update(1, { headline: 'Landlord of ten' });
  world.db.user.update(1, { headline: 'Landlord of eleven' });
  const state = await message;
  expect(state).toMatchObject({ seedVersion, seededAt: now.toISOString() });
  expect(state?.diff.user?.written.map((row) => row.headline)).toEqual(['Landlord of eleven']);
  expect(state?.diff.post?.written).toEqual([]);
});
