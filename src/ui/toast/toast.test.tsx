import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './toast';
import { useToastAnnouncer } from './toast-announcer';
import { ToastRegion } from './toast-region';
// evaluated with the test file, so that only the clock decides when a toast is there
import './toast-stack';

beforeEach(() => {
  vi.useFakeTimers();
  useToastAnnouncer.setState(useToastAnnouncer.getInitialState());
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const standing = () => screen.queryAllByRole('listitem').filter((one) => !one.hasAttribute('inert'));

async function show(...toasts: Parameters<typeof showToast>[0][]) {
  act(() => toasts.forEach((one) => showToast(one)));
  // the library's chunk arrives
  await pass(0);
  expect(standing()).not.toHaveLength(0);
}

describe('a toast', () => {
  it.each([
    ['error', 4000],
    ['success', 2000],
    ['blank', 4000],
  ] as const)('that says %s stands for %i ms', async (kind, duration) => {
    await show({ kind, text: 'Saved' });
    await pass(duration - 100);
    expect(standing()).toHaveLength(1);
    await pass(200);
    expect(standing()).toHaveLength(0);
  });

  it.each([
    ['of the product', 5000],
    ['with an undo', 10_000],
  ])('%s stands as long as its caller says, %i ms', async (_which, durationMs) => {
    await show({ kind: 'success', text: 'Email confirmed', durationMs });
    await pass(durationMs - 100);
    expect(standing()).toHaveLength(1);
    await pass(200);
    expect(standing()).toHaveLength(0);
  });

  it('waits while the pointer is on it', async () => {
    await show({ kind: 'success', text: 'Saved' });
    await pass(1000);
    fireEvent.pointerMove(screen.getByRole('listitem'));
    await pass(60_000);
    expect(standing()).toHaveLength(1);
    fireEvent.pointerOut(screen.getByRole('listitem'), { relatedTarget: document.body });
    await pass(900);
    expect(standing()).toHaveLength(1);
    await pass(200);
    expect(standing()).toHaveLength(0);
  });

  it('waits while the focus is in it', async () => {
    await show({ kind: 'error', text: 'Not saved' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    await pass(60_000);
    expect(standing()).toHaveLength(1);
    act(() => dismiss.blur());
    await pass(4100);
    expect(standing()).toHaveLength(0);
  });
});

it('two that say the same stand as one, which starts anew; another kind or text is another', async () => {
  await show({ kind: 'success', text: 'Saved' });
  await pass(1500);
  await show({ kind: 'success', text: 'Saved' });
  expect(standing()).toHaveLength(1);
  await pass(1500);
  expect(standing()).toHaveLength(1);
  await pass(600);
  expect(standing()).toHaveLength(0);
  await show(
    { kind: 'error', text: 'Saved' },
    { kind: 'blank', text: 'Saved' },
    { kind: 'blank', text: 'Sent' },
  );
  expect(standing()).toHaveLength(3);
});

it('a flood of the same stands as one', async () => {
  await show(...Array.from({ length: 100 }, () => ({ kind: 'error', text: 'Not saved' }) as const));
  expect(standing()).toHaveLength(1);
});

describe('a screen reader', () => {
  const regions = () => [...document.querySelectorAll('.sr-only[aria-live]')];

  it('finds the regions there and empty before anything is said, and the same ones afterwards', async () => {
    const before = regions();
    expect(before.map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
    expect(before.every((region) => region.textContent === '')).toBe(true);
    await show({ kind: 'success', text: 'Saved' }, { kind: 'error', text: 'Not sent' });
    expect(regions()).toEqual(before);
    expect(before.map((region) => region.textContent)).toEqual(['Saved', 'Not sent']);
  });

  it('hears the same words again when they are said again', async () => {
    await show({ kind: 'blank', text: 'Copied' });
    const first = regions()[0]?.firstElementChild;
    await show({ kind: 'blank', text: 'Copied' });
    expect(regions()[0]).toHaveTextContent('Copied');
    expect(regions()[0]?.firstElementChild).not.toBe(first);
  });
});

it('at most 20 stand at once, and the oldest gives way', async () => {
  await show(...Array.from({ length: 21 }, (_, n) => ({ kind: 'blank', text: `Message ${n + 1}` }) as const));
  expect(standing()).toHaveLength(20);
  expect(standing()[0]).toHaveTextContent('Message 2');
  expect(standing().at(-1)).toHaveTextContent('Message 21');
});
