import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Button } from '../button/button';
import { ModalHost } from './modal-host';
import { closeAllModals, closeModal, openModal, updateModal } from './modal-store';
// evaluated with the test file, so that nothing has to arrive first
import './modal-stack';

const modal = (id: string) => ({
  id,
  title: `Modal ${id}`,
  content: <input aria-label={`Words of ${id}`} />,
});
const open = (id: string) => act(() => openModal(modal(id)));
const inView = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
const dialog = (id: string) => screen.findByRole('dialog', { name: `Modal ${id}` });

beforeEach(() => void render(<ModalHost />));
afterEach(() => {
  act(closeAllModals);
  document.body.style.overflow = '';
});

describe('a modal', () => {
  it('is the only one in view; closing it restores the one before, with what was typed there', async () => {
    open('a');
    await dialog('a');
    await userEvent.type(screen.getByRole('textbox', { name: 'Words of a' }), 'Sold');
    open('b');
    await dialog('b');
    open('c');
    await dialog('c');
    expect(inView()).toHaveLength(1);
    act(() => closeModal('c'));
    await dialog('b');
    act(() => closeModal('b'));
    await dialog('a');
    expect(screen.getByRole('textbox', { name: 'Words of a' })).toHaveValue('Sold');
    act(() => closeModal('a'));
    // in the same moment: the close timeout is 0
    expect(inView()).toEqual([]);
  });

  it('gives the focus to a control that is seen, not to a hidden file input', async () => {
    const content = (
      <>
        <input type="file" className="sr-only" tabIndex={-1} aria-label="Choose the new version" />
        <input type="file" hidden aria-label="Photo" />
        <input aria-label="Note" />
      </>
    );
    act(() => openModal({ id: 'a', title: 'Modal a', content }));
    await dialog('a');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  });

  it('leaves the focus with what a quick key has put it on', async () => {
    const content = (
      <>
        <input aria-label="Note" />
        <button type="button">Save</button>
      </>
    );
    act(() => openModal({ id: 'a', title: 'Modal a', content }));
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(save).toHaveFocus();
  });

  it('gives the focus to what is around its opener when that went away meanwhile', async () => {
    const Moves = ({ names }: { names: readonly string[] }) => (
      <main tabIndex={-1}>
        <a href="#top">Top</a>
        <div tabIndex={-1}>
          {names.map((name) => (
            <button key={name} onClick={() => openModal(modal('a'))}>
              {name}
            </button>
          ))}
        </div>
      </main>
    );
    const { rerender } = render(<Moves names={['Defer', 'Decline']} />);
    screen.getByRole('button', { name: 'Defer' }).focus();
    await userEvent.keyboard('{Enter}');
    await dialog('a');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Words of a' })).toHaveFocus());
    rerender(<Moves names={['Reopen', 'Decline']} />);
    act(() => closeModal('a'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reopen' })).toHaveFocus());
  });

  it('gives the focus to the page below when nothing had it as the modal opened', async () => {
    render(<main tabIndex={-1}>Board</main>);
    act(() => openModal(modal('a')));
    await dialog('a');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Words of a' })).toHaveFocus());
    act(() => closeModal('a'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('gives the focus to the button that lost it by being disabled while it worked', async () => {
    const page = (isWorking: boolean) => (
      <main tabIndex={-1}>
        <Button isLoading={isWorking}>Preview</Button>
      </main>
    );
    const { rerender } = render(page(false));
    const button = screen.getByRole('button', { name: 'Preview' });
    button.focus();
    rerender(page(true));
    // A browser leaves the focus with nobody.
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();
    other.remove();
    open('a');
    await dialog('a');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Words of a' })).toHaveFocus());
    rerender(page(false));
    act(() => closeModal('a'));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('stays when another id is closed', async () => {
    open('a');
    open('b');
    await dialog('b');
    act(() => closeModal('a'));
    act(() => closeModal('nobody'));
    expect(await dialog('b')).toBeVisible();
    act(() => closeModal('b'));
    expect(await dialog('a')).toBeVisible();
  });

  it('changes its properties by id, in view or waiting', async () => {
    open('a');
    open('b');
    await dialog('b');
    act(() => updateModal('b', { title: 'Renamed' }));
    expect(await screen.findByRole('dialog', { name: 'Renamed' })).toBeVisible();
    act(() => updateModal('a', { title: 'Renamed too' }));
    act(() => closeModal('b'));
    expect(await screen.findByRole('dialog', { name: 'Renamed too' })).toBeVisible();
  });

  it('stays when the page behind it is pressed, and goes by its button or Escape', async () => {
    open('a');
    await dialog('a');
    const scrim = document.querySelector('[data-scrim]');
    if (!scrim) throw new Error('The scrim is missing.');
    fireEvent.pointerDown(scrim);
    fireEvent.mouseDown(scrim);
    fireEvent.click(scrim);
    expect(inView()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(inView()).toEqual([]);

    open('b');
    await dialog('b');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inView()).toEqual([]));
  });

  it('Escape closes the one on top alone', async () => {
    open('a');
    open('b');
    await dialog('b');
    await userEvent.keyboard('{Escape}');
    expect(await dialog('a')).toBeVisible();
  });
});

describe('a modal with something to lose', () => {
  const question = () => screen.queryByRole('group', { name: 'Discard your changes?' });
  const field = () => screen.getByRole('textbox', { name: 'Words of a' });

  /** Open over another one, and dirty as soon as something is typed. */
  async function openDirty() {
    open('below');
    let isDirty = false;
    const content = <input aria-label="Words of a" onChange={() => (isDirty = true)} />;
    act(() => openModal({ id: 'a', title: 'Modal a', content, isDirty: () => isDirty }));
    await dialog('a');
  }

  it('closes without a word while nothing was changed', async () => {
    await openDirty();
    await userEvent.keyboard('{Escape}');
    expect(await dialog('below')).toBeVisible();
  });

  it('asks inside itself, and Escape goes back to where the person was', async () => {
    await openDirty();
    await userEvent.type(field(), 'Sold');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    expect(question()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('Sold');
  });

  it('closes when it may be discarded, and it alone', async () => {
    await openDirty();
    await userEvent.type(field(), 'Sold');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await dialog('below')).toBeVisible();
    expect(question()).toBeNull();
    // the next one begins without the question
    open('c');
    await dialog('c');
    expect(question()).toBeNull();
  });
});

describe('the page under it', () => {
  it.each(['', 'scroll', 'auto', 'clip'])('scrolls again exactly as before: %j', async (original) => {
    document.body.style.overflow = original;
    open('a');
    expect(document.body.style.overflow).toBe('hidden');
    open('b');
    await dialog('b');
    act(() => closeModal('b'));
    expect(document.body.style.overflow).toBe('hidden');
    act(() => closeModal('a'));
    expect(document.body.style.overflow).toBe(original);
  });

  it('scrolls again when the whole page goes with modals open', async () => {
    document.body.style.overflow = 'clip';
    open('a');
    open('b');
    await dialog('b');
    cleanup();
    expect(document.body.style.overflow).toBe('clip');
  });

  it('scrolls again when all of them go at once', () => {
    document.body.style.overflow = 'scroll';
    open('a');
    open('b');
    act(closeAllModals);
    expect(document.body.style.overflow).toBe('scroll');
  });
});
