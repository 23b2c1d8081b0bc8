import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ModalHost } from '../modal/modal-host';
import { LeaveGuard } from './page-guard';
// evaluated with the test file, so that nothing has to arrive first
import '../modal/modal-stack';

const user = userEvent.setup();

function open(isDirty: boolean) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/about">Elsewhere</Link>
        <Outlet />
        <ModalHost />
      </>
    ),
  });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <>
        <LeaveGuard isDirty={isDirty} />
        <h1>Form</h1>
      </>
    ),
  });
  const other = createRoute({
    getParentRoute: () => root,
    path: '/about',
    component: () => <h1>Another page</h1>,
  });
  const router = createRouter({ routeTree: root.addChildren([form, other]), history: createMemoryHistory() });
  // true: a router of its own, not the product's that the library's types know
  render(<RouterProvider router={router as never} />);
}

const goElsewhere = async () => user.click(await screen.findByRole('link', { name: 'Elsewhere' }));
const otherPage = () => screen.findByRole('heading', { name: 'Another page' });

beforeEach(() => {
  document.body.style.overflow = '';
});

it('A page without unsaved text is left without a question', async () => {
  open(false);
  await goElsewhere();
  expect(await otherPage()).toBeVisible();
});

it('A page with unsaved text asks before it is left, and stays when editing goes on', async () => {
  open(true);
  await goElsewhere();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
});

it('Escape keeps the page, and Discard leaves it', async () => {
  open(true);
  await goElsewhere();
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
  await goElsewhere();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await otherPage()).toBeVisible();
});
