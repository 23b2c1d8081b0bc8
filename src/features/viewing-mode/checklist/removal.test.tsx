import { uuidOf } from '@mocks/engine/db/table-definition';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { forgetKept } from '../device/kept-viewings';

beforeEach(async () => {
  localStorage.clear();
  await forgetKept(1);
});

it('The keyboard stays in the list when a photo, a check or works are removed', async () => {
  const id = uuidOf('propertyViewing', 7);
  const problem = { state: 'issue', note: '', image: null, cost: null } as const;
  mockServer.world.db.propertyViewing.update(id, {
    checklist: [
      { ...problem, item: 'Damp', image: 'damp.jpg' },
      { ...problem, item: 'Loft hatch' },
      { ...problem, item: 'Water tank' },
      { ...problem, room: 'Refurbishment', item: 'New boiler', cost: 2600 },
    ],
  });
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  openApp(`/pipeline/viewings/${id}`);
  const works = await screen.findByRole('region', { name: 'Refurbishment' }, patient);
  const remove = (name: string) => screen.getByRole('button', { name });

  await userEvent.click(remove('Remove the photo of “Damp”'));
  expect(screen.getByLabelText('Add photo of Damp')).toHaveFocus();
  await userEvent.click(remove('Remove “Loft hatch”'));
  await waitFor(() => expect(remove('Remove “Water tank”')).toHaveFocus());
  await userEvent.click(remove('Remove “New boiler”'));
  await waitFor(() => expect(works).toContainElement(document.activeElement as HTMLElement));
  expect(within(works).queryByText('New boiler')).toBeNull();
});
