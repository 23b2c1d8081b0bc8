import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addedAtOnce, firstShown } from './long-text';
import { Markdown } from './markdown';

const megabyte = 'plain words '.repeat(90_000);
const shown = (box: HTMLElement) =>
  box.querySelector('.markdown')?.textContent.replace(/(Show all|Loading)$/, '') ?? '';

it('A text of a megabyte shows its beginning alone until the rest is asked for', () => {
  const { container } = render(<Markdown text={megabyte} />);
  expect(shown(container).length).toBeLessThanOrEqual(firstShown);
  expect(shown(container).length).toBeGreaterThan(firstShown / 2);
});

it('Show all adds the rest in pieces and leaves nothing out', async () => {
  const { container } = render(<Markdown text={megabyte.slice(0, 90_000)} />);
  let length = shown(container).length;
  const added: number[] = [];
  const look = new MutationObserver(() => {
    added.push(shown(container).length - length);
    length = shown(container).length;
  });
  look.observe(container, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await act(async () => {});
  look.disconnect();
  expect(shown(container)).toBe(megabyte.slice(0, 90_000));
  expect(Math.max(...added)).toBeLessThanOrEqual(addedAtOnce);
});

it('A text with marks that is too long to be formatted is bounded too', () => {
  const { container } = render(<Markdown text={'**bold** words '.repeat(60_000)} variant="assistant" />);
  expect(shown(container).length).toBeLessThanOrEqual(firstShown);
});

it('A word without an end is laid out in pieces, however short the text is', () => {
  const { container } = render(<Markdown text={'a'.repeat(49_000)} />);
  expect(shown(container).length).toBeLessThanOrEqual(firstShown);
});
