import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region';
import { removeUnlessUndone, showUndo } from './undo';
// evaluated with the test file, so that only the clock decides when a toast is there
import './toast-stack';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const undoButtons = () => screen.getAllByRole('button', { name: 'Undo' });

async function startRemoval() {
  const calls = { remove: vi.fn(), restore: vi.fn() };
  const undo = removeUnlessUndone({ text: 'Post deleted', ...calls });
  await pass(0);
  return { ...calls, undo };
}

it('Two acts with one text can each be undone', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  showUndo('Archived', first);
  showUndo('Archived', second);
  await pass(0);
  expect(undoButtons()).toHaveLength(2);
  undoButtons().forEach((button) => fireEvent.click(button));
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});

it('After Undo the focus is back where it came from, or where the undo put it', async () => {
  render(
    <>
      <button>Next row</button>
      <button>Restored row</button>
    </>,
  );
  const [next, restored] = ['Next row', 'Restored row'].map((name) => screen.getByRole('button', { name }));
  showUndo('Deleted', () => {});
  await pass(0);
  const press = () => {
    const [undo] = undoButtons();
    act(() => next?.focus());
    act(() => undo?.focus());
    fireEvent.click(undo ?? document.body);
  };
  press();
  expect(next).toHaveFocus();
  await pass(300);
  showUndo('Deleted', () => restored?.focus());
  await pass(0);
  press();
  expect(restored).toHaveFocus();
});

it('A removal is sent once its toast has gone after 10 s, and not before', async () => {
  const { remove, restore, undo } = await startRemoval();
  await pass(9900);
  expect(remove).not.toHaveBeenCalled();
  // the toast goes at 10 s and is drawn without itself before it is dropped 200 ms later
  await pass(200);
  await pass(300);
  expect(remove).toHaveBeenCalledOnce();
  expect(undo()).toBe(false);
  expect(restore).not.toHaveBeenCalled();
});

it('A dismissed toast sends its removal at once', async () => {
  const { remove } = await startRemoval();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(300);
  expect(remove).toHaveBeenCalledOnce();
});

it('An undone removal is never sent', async () => {
  const { remove, restore } = await startRemoval();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(20_000);
  expect(restore).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
});

it('A removal undone without its toast takes the toast with it', async () => {
  const { remove, restore, undo } = await startRemoval();
  act(() => void undo());
  await pass(0);
  await pass(300);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(undo()).toBe(false);
  expect(restore).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
});

it('Leaving the page sends what can still be undone, once', async () => {
  const { remove } = await startRemoval();
  fireEvent(window, new Event('pagehide'));
  expect(remove).toHaveBeenCalledOnce();
  await pass(20_000);
  expect(remove).toHaveBeenCalledOnce();
});
