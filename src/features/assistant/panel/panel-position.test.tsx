import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { avaPanel, openAvaCorner, pressAva } from '@/testing/screens/ava-screen';
import { mockServer } from '@/testing/setup';
import { createPosition, setShift } from './panel-position';

const handle = () => screen.getByRole('slider', { name: 'Move the panel to the left' });
const isAt = (px: number) => expect(handle()).toHaveAttribute('aria-valuenow', String(px));

beforeEach(async () => {
  // A window of 1,440 px, and a panel of 550 px in it: 862 px are left.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(550);
  HTMLElement.prototype.setPointerCapture ??= () => {};
  mockServer.signInAs('callum.reyes');
  openAvaCorner();
  await pressAva();
});
afterEach(() => {
  vi.restoreAllMocks();
  act(forgetAva);
});

describe('the panel', () => {
  it('is moved by the arrow keys, Home takes it back and End as far as there is room', async () => {
    const user = userEvent.setup();
    act(() => handle().focus());
    expect(handle()).toHaveAttribute('aria-valuetext', 'Default position');
    await user.keyboard('{ArrowRight}');
    isAt(0);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    isAt(80);
    expect(handle()).toHaveAttribute('aria-valuetext', '80 pixels to the left');
    await user.keyboard('{End}');
    isAt(862);
    await user.keyboard('{Home}');
    isAt(0);
  });

  it('follows the pointer that holds its head, stays there when it is opened again, and a double click takes it back', async () => {
    const head = () => screen.getByRole('heading', { name: 'Ava' });
    fireEvent.pointerDown(head(), { button: 0, clientX: 1200, pointerId: 1 });
    fireEvent.pointerMove(head(), { clientX: 900, pointerId: 1 });
    isAt(300);
    fireEvent.pointerUp(head(), { clientX: 900, pointerId: 1 });
    fireEvent.pointerMove(head(), { clientX: 700, pointerId: 1 });
    isAt(300);
    fireEvent.click(screen.getByRole('button', { name: 'Close Ava' }));
    await pressAva();
    isAt(300);
    fireEvent.doubleClick(head());
    expect(handle()).toHaveAttribute('aria-valuetext', 'Default position');
  });

  it('is not dragged by its buttons, and has no handle over the whole page', async () => {
    const close = screen.getByRole('button', { name: 'New topic' });
    fireEvent.pointerDown(close, { button: 0, clientX: 1200, pointerId: 1 });
    fireEvent.pointerMove(close, { clientX: 900, pointerId: 1 });
    isAt(0);
    fireEvent.click(screen.getByRole('button', { name: 'Full page' }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(await avaPanel()).toBeVisible();
  });
});

it('never goes past its place, nor out of the window', () => {
  const place = createPosition();
  setShift(place, -20, 500);
  expect(place.getState().shift).toBe(0);
  setShift(place, 900.4, 500.6);
  expect(place.getState().shift).toBe(501);
});
