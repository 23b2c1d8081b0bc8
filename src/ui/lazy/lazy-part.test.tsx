import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellNetworkBack } from '@/lib/network/network-back';
import { useLazyPart } from './lazy-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Code that cannot be fetched for the first `failures` times, and how often it was asked for. */
function code(failures: number) {
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked > failures ? Promise.resolve('here') : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { load, asked: () => asked };
}

function Part({ load, onFailure }: { load: () => Promise<string>; onFailure?: () => void }) {
  return <p>{useLazyPart(load, true, onFailure) ?? 'to come'}</p>;
}

describe('a part that nobody waits for', () => {
  it('is asked for again after 5 s, and then less and less often', async () => {
    const { load, asked } = code(2);
    render(<Part load={load} />);
    await pass(4900);
    expect(asked()).toBe(1);
    await pass(200);
    expect(asked()).toBe(2);
    await pass(9700);
    expect(asked()).toBe(2);
    await pass(400);
    expect(screen.getByText('here')).toBeVisible();
    await pass(600_000);
    expect(asked()).toBe(3);
  });

  it('comes as soon as the network is back', async () => {
    const { load, asked } = code(1);
    render(<Part load={load} />);
    await pass(100);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('here')).toBeVisible();
    await pass(600_000);
    expect(asked()).toBe(2);
  });

  it('Comes as soon as something says that the network leads somewhere again', async () => {
    const { load, asked } = code(1);
    render(<Part load={load} />);
    await pass(100);
    await act(async () => tellNetworkBack());
    expect(screen.getByText('here')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('is left alone once it is not on the page any more', async () => {
    const { load, asked } = code(9);
    const { unmount } = render(<Part load={load} />);
    await pass(100);
    unmount();
    await pass(600_000);
    expect(asked()).toBe(1);
  });
});

it('a part that somebody wanted is left to whoever handles its failure', async () => {
  const { load, asked } = code(9);
  const onFailure = vi.fn();
  render(<Part load={load} onFailure={onFailure} />);
  await pass(600_000);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(asked()).toBe(1);
});
