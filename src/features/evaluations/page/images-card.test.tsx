import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { leaveEvaluation, openEvaluation, patient, storedEvaluation } from '@/testing/evaluation-screen';
import { mockServer } from '@/testing/setup';

afterEach(leaveEvaluation);

const card = async () => within(await screen.findByRole('region', { name: 'Pictures' }, patient));
const shown = async () => (await card()).getAllByRole('img').map((image) => image.getAttribute('alt'));
// A GIF goes as it is: here nothing can draw a picture smaller.
const gif = (name: string) => new File([new Uint8Array(12)], name, { type: 'image/gif' });
const stored = () =>
  mockServer.world.db.evaluationImage
    .by('evaluationId', storedEvaluation().id)
    .toSorted((a, b) => a.order - b.order);

async function choose(picture: string, what: string) {
  await userEvent.click(await screen.findByRole('button', { name: `What to do with ${picture}` }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: what }, patient));
}

it('moves a picture, makes one the cover, and removes one', async () => {
  openEvaluation();
  await screen.findByRole('button', { name: 'Open Front' }, patient);
  expect(await shown()).toEqual(['Front', 'Kitchen as it is', 'Back bedroom']);
  await choose('Back bedroom', 'Make it the cover');
  await waitFor(
    async () => expect(await shown()).toEqual(['Back bedroom', 'Front', 'Kitchen as it is']),
    patient,
  );
  expect(stored()[0]?.caption).toBe('Back bedroom');
  await choose('Front', 'Move later');
  await waitFor(
    async () => expect(await shown()).toEqual(['Back bedroom', 'Kitchen as it is', 'Front']),
    patient,
  );
  await choose('Kitchen as it is', 'Remove');
  await waitFor(async () => expect(await shown()).toEqual(['Back bedroom', 'Front']), patient);
  expect(stored()).toHaveLength(2);
});

it('adds what is an image, names what is none, and sends again what failed', async () => {
  mockServer.fail('uploadEvaluationImages', { status: 500, times: 1 });
  openEvaluation();
  const input = await screen.findByLabelText('Pictures to add', undefined, patient);
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Caption for what you add/ }),
    'Stairs, with damp',
  );
  const broken = new File([new Uint8Array(12)], 'broken.png', { type: 'image/png' });
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  await userEvent.upload(input, [gif('front.gif'), broken, text], { applyAccept: false });
  expect(
    await screen.findByText('notes.txt: The file given is not an image', undefined, patient),
  ).toBeVisible();
  expect(await screen.findByText('broken.png: Error compressing image', undefined, patient)).toBeVisible();
  expect(await screen.findByText(/One picture was not added/, undefined, patient)).toBeVisible();
  await userEvent.click((await card()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(stored()).toHaveLength(4), patient);
  await waitFor(async () => expect(await shown()).toContain('Stairs, with damp'), patient);
  expect(screen.queryByText(/not added/)).toBeNull();
});

it('shows a picture large, and the next one', async () => {
  openEvaluation();
  await userEvent.click(await screen.findByRole('button', { name: 'Open Front' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures' }, patient));
  expect(dialog.getByText('Front · 1 of 3')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByText('Kitchen as it is · 2 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('Back bedroom · 3 of 3')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled();
});
