import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Later, useFirstRows } from './later';
import { turnBack, turnForward } from './turn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  turnBack();
});

/** A frame has been painted, or the page is out of sight and has waited long enough. */
const passFrame = () => act(() => vi.advanceTimersByTimeAsync(200));

const rowHeight = 100;

function Page({ isPanel = false, of = 'Leeds' }) {
  const drawn = useFirstRows(1000, rowHeight, { isPanel, of });
  return (
    <>
      <p>{`${drawn} rows`}</p>
      <Later isPanel={isPanel} skeleton="to come">
        {() => 'here'}
      </Later>
    </>
  );
}

it('shows the frame of a page that was turned to first, and its data after that was painted', async () => {
  turnForward();
  render(<Page />);
  expect(screen.getByText('to come')).toBeVisible();
  expect(screen.getByText(`${Math.ceil((innerHeight * 0.8) / rowHeight)} rows`)).toBeVisible();
  await passFrame();
  expect(screen.getByText('here')).toBeVisible();
  expect(screen.getByText('1000 rows')).toBeVisible();
});

it('draws a page that is gone back to at once, so that it can be scrolled to where it was', () => {
  turnForward();
  turnBack();
  render(<Page />);
  expect(screen.getByText('here')).toBeVisible();
  expect(screen.getByText('1000 rows')).toBeVisible();
});

it('shows the frame of a panel first, however its page was come to', async () => {
  render(<Page isPanel />);
  expect(screen.getByText('to come')).toBeVisible();
  await passFrame();
  expect(screen.getByText('here')).toBeVisible();
});

it('draws the rows of another answer in two steps again, those in view first', async () => {
  turnForward();
  const { rerender } = render(<Page />);
  await passFrame();
  rerender(<Page of="Hull" />);
  expect(screen.getByText(`${Math.ceil((innerHeight * 0.8) / rowHeight)} rows`)).toBeVisible();
  await passFrame();
  expect(screen.getByText('1000 rows')).toBeVisible();
});

it('draws those of another answer in two steps on a page that was gone back to or opened first, too', async () => {
  turnBack();
  const { rerender } = render(<Page />);
  rerender(<Page of="Hull" />);
  expect(screen.getByText(`${Math.ceil((innerHeight * 0.8) / rowHeight)} rows`)).toBeVisible();
  await passFrame();
  expect(screen.getByText('1000 rows')).toBeVisible();
});

it('draws the rows of an answer that is gone back to at once', () => {
  turnForward();
  const { rerender } = render(<Page of="Hull" />);
  turnBack();
  rerender(<Page of="Leeds" />);
  expect(screen.getByText('1000 rows')).toBeVisible();
});
