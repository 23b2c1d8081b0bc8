import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StillLoading } from './still-loading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says after 10 s that the wait goes on, and asks again when told to', () => {
  const onRetry = vi.fn();
  render(<StillLoading onRetry={onRetry} />);
  act(() => void vi.advanceTimersByTime(9999));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Still loading…');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says at once that there is no network, and nothing of it once there is', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<StillLoading onRetry={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('You’re offline. This loads when you’re back online.');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
