import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ClampedText } from './clamped-text';
import { firstShown } from '../markdown/long-text';

const endless = 'abcdefghij'.repeat(10_000);
const shown = (box: HTMLElement) => box.textContent.replaceAll(/Show more|Show all|Loading/g, '').length;

const show = (text: string, isWhole = false) =>
  render(
    <ClampedText text={text} isWhole={isWhole} className="">
      {(part) => <span>{part}</span>}
    </ClampedText>,
  ).container;

it('A word of a hundred thousand letters shows its beginning, more when asked, and all of it in the end', async () => {
  const box = show(endless);
  expect(shown(box)).toBeLessThanOrEqual(2000);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(shown(box)).toBe(endless.length));
  expect(screen.queryByRole('button')).toBeNull();
});

it('A page of its own begins with a part of an endless text too', async () => {
  const box = show(endless, true);
  await screen.findByRole('button', { name: 'Show all' });
  expect(shown(box)).toBeLessThanOrEqual(firstShown);
});
