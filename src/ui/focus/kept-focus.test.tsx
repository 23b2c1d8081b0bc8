import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { create } from 'zustand';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ModalHost } from '../modal/modal-host';
import { closeAllModals, closeModal, openModal } from '../modal/modal-store';
import { Menu } from '../menu/menu';
import { KeptFocus } from './kept-focus';
// evaluated with the test file, so that nothing has to arrive first
import '../modal/modal-stack';

const useRows = create(() => ({ names: ['first', 'second'] }));
const removeFirst = () => useRows.setState({ names: ['second'] });
const close = () => closeModal('edit');

const openEdit = () =>
  openModal({ id: 'edit', title: 'Edit', content: <input aria-label="Note" data-autofocus /> });

function Rows() {
  const { names } = useRows();
  return (
    <KeptFocus ids={names}>
      <button>Select all</button>
      {names.map((name) => (
        <div key={name} data-row={name}>
          <Menu
            label={`Actions for ${name}`}
            trigger={<button>{`Actions for ${name}`}</button>}
            items={[
              {
                label: 'Edit',
                onSelect: openEdit,
              },
            ]}
          />
        </div>
      ))}
    </KeptFocus>
  );
}

beforeEach(async () => {
  useRows.setState({ names: ['first', 'second'] });
  render(
    <>
      <main tabIndex={-1}>
        <a href="#all">Archive</a>
        <Rows />
      </main>
      <ModalHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for first' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
});
afterEach(() => {
  act(closeAllModals);
  cleanup();
});

const orders: { when: string; steps: (() => void)[] }[] = [
  {
    when: 'together with the dialog about it',
    steps: [
      () => {
        removeFirst();
        close();
      },
    ],
  },
  { when: 'before the dialog about it closes', steps: [removeFirst, close] },
  { when: 'after the dialog about it closed', steps: [close, removeFirst] },
];

it.each(orders)('A row that goes away $when leaves the focus on the next row', async ({ steps }) => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  for (const step of steps) {
    // each with what follows it, the focus that a dialog gives back among it
    await act(async () => {
      step();
      await Promise.resolve();
    });
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for second' })).toHaveFocus());
});
