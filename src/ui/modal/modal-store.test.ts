import { beforeEach, expect, test, vi } from 'vitest';
import {
  closeAllModals,
  closeModal,
  openModal,
  requestCloseModal,
  updateModal,
  useModals,
} from './modal-store';

const modal = (id: string) => ({ id, title: id.toUpperCase(), content: null });
const ids = () => useModals.getState().modals.map(({ id }) => id);

beforeEach(closeAllModals);

test('a second modal is pushed on the first, and closing it restores the first', () => {
  openModal(modal('a'));
  openModal(modal('b'));
  expect(ids()).toEqual(['a', 'b']);
  closeModal('b');
  expect(ids()).toEqual(['a']);
  closeModal('a');
  expect(ids()).toEqual([]);
});

test('closing an id that is not in view does nothing', () => {
  openModal(modal('a'));
  openModal(modal('b'));
  closeModal('a');
  closeModal('nobody');
  requestCloseModal('a');
  expect(ids()).toEqual(['a', 'b']);
});

test('opening the one in view updates it; opening one that waits brings it up', () => {
  openModal(modal('a'));
  openModal({ ...modal('a'), title: 'Renamed' });
  expect(useModals.getState().modals).toEqual([{ id: 'a', title: 'Renamed', content: null }]);
  openModal(modal('b'));
  openModal(modal('a'));
  expect(ids()).toEqual(['b', 'a']);
});

test('properties are updated by id, waiting or in view; an unknown id changes nothing', () => {
  openModal(modal('a'));
  openModal(modal('b'));
  updateModal('a', { title: 'New' });
  updateModal('nobody', { title: 'Lost' });
  expect(useModals.getState().modals.map(({ title }) => title)).toEqual(['New', 'B']);
});

test('a request to close asks the guard, closing by code does not', () => {
  const canClose = vi.fn(() => false);
  openModal({ ...modal('a'), canClose });
  requestCloseModal('a');
  expect(canClose).toHaveBeenCalledOnce();
  expect(ids()).toEqual(['a']);
  canClose.mockReturnValue(true);
  requestCloseModal('a');
  expect(ids()).toEqual([]);
  openModal({ ...modal('a'), canClose: () => false });
  closeModal('a');
  expect(ids()).toEqual([]);
});
