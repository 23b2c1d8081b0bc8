import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { found, listen, passTime, setUpSearchBox, show, user, uuid } from '@/testing/screens/search-box';
import '../recents-panel';

setUpSearchBox();

describe('what is typed', () => {
  it('is not searched for below three characters, spaces around it apart', async () => {
    const asked = listen();
    const { box } = show();
    await user().type(box, 'ab ');
    await passTime(3000);
    expect(asked).toEqual([]);
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('is searched for once, half a second after the last key', async () => {
    vi.useFakeTimers();
    const asked = listen();
    const { box } = show();
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    type('ab');
    await passTime(400);
    type('abc');
    await passTime(400);
    type('abcd');
    await passTime(499);
    expect(asked).toEqual([]);
    await passTime(1);
    // The answer is on its way by virtual timers: real ones would leave it there.
    await vi.waitFor(
      async () => {
        await passTime(50);
        expect(screen.getByRole('listbox')).toBeVisible();
      },
      { timeout: 10_000 },
    );
    expect(asked).toEqual(['abcd']);
  });

  it('closes the list with the first key, and for good below three characters', async () => {
    const asked = listen();
    const { box } = show();
    const keys = user();
    await keys.type(box, 'abc');
    await passTime(500);
    await screen.findByRole('listbox');
    await keys.keyboard('{Backspace}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await passTime(3000);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(asked).toEqual(['abc']);
  });

  it('never shows an answer to an older text', async () => {
    let answerOld = (_: Response) => {};
    const old = new Promise<Response>((resolve) => {
      answerOld = resolve;
    });
    listen((query) => (query === 'abc' ? old : HttpResponse.json([])));
    const { box } = show();
    const keys = user();
    await keys.type(box, 'abc');
    await passTime(500);
    await keys.type(box, 'd');
    await passTime(500);
    expect(await screen.findByText('No results found', { selector: 'p' })).toBeVisible();
    answerOld(HttpResponse.json(found));
    await passTime(1000);
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('the list', () => {
  async function open() {
    const shown = show();
    const keys = user();
    await keys.type(shown.box, 'fen');
    await passTime(500);
    await screen.findByRole('listbox');
    return { ...shown, keys };
  }

  it('shows groups in their order, and 37 characters of an article', async () => {
    listen();
    await open();
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      3,
    );
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'PRPriya Raman @priya.raman',
      '8 Fenton Street, Saltaire Refurb',
      'Boundary walls and fences: who pays f...',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 found');
  });

  it('is walked with the arrows and opens with Enter', async () => {
    listen();
    const { box, keys, router } = await open();
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('8 Fenton Street');
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Priya Raman');
    await keys.keyboard('{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe(`/property-evaluations/${uuid}`));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('');
  });

  it('closes on a click outside, results or none', async () => {
    listen(() => HttpResponse.json([]));
    const { box } = show();
    const keys = user();
    await keys.type(box, 'nobody');
    await passTime(500);
    await screen.findByText('No results found', { selector: 'p' });
    await keys.click(screen.getByText('Elsewhere'));
    expect(screen.queryByText('No results found', { selector: 'p' })).toBeNull();
    expect(box).toHaveValue('nobody');
  });

  it('closes with Escape, and a second one clears the text', async () => {
    listen();
    const { box, keys } = await open();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('fen');
    await keys.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  it('says when the search failed, and tries again', async () => {
    let isDown = true;
    const asked = listen(() =>
      isDown ? HttpResponse.json({ message: 'No' }, { status: 403 }) : HttpResponse.json(found),
    );
    const { box } = show();
    const keys = user();
    await keys.type(box, 'fen');
    await passTime(500);
    expect(await screen.findByRole('alert')).toHaveTextContent('Search failed');
    isDown = false;
    await keys.click(screen.getByRole('button', { name: 'Retry' }));
    expect(box).toHaveFocus();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(asked).toEqual(['fen', 'fen']);
  });
});
