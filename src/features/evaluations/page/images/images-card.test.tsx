import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { leaveEvaluation, openEvaluation, storedEvaluation } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

afterEach(leaveEvaluation);

// The pictures stand at the end of the page, and are the last of its parts to be loaded.
const unhurried = { timeout: 20_000 };
const card = async () => {
  // Looked for by its text: to ask a whole page for roles again and again keeps a busy machine from drawing it.
  const title = await screen.findByText('Photos', { selector: 'h2' }, unhurried);
  const region = title.closest('section');
  if (!region) throw new Error('The pictures have no part of their own');
  return within(region);
};
const shown = async () => (await card()).getAllByRole('img').map((image) => image.getAttribute('alt'));
// A GIF goes as it is: here nothing can draw a picture smaller.
const gif = (name: string) => new File(['GIF89a and what moves'], name, { type: 'image/gif' });
const stored = () =>
  mockServer.world.db.evaluationImage
    .by('evaluationId', storedEvaluation().id)
    .toSorted((a, b) => a.order - b.order);

async function choose(picture: string, what: string) {
  await userEvent.click((await card()).getByRole('button', { name: `Actions for “${picture}”` }));
  await userEvent.click(await screen.findByText(what, undefined, unhurried));
}

it('moves a picture, makes one the cover, and removes one', async () => {
  openEvaluation();
  await screen.findByAltText('Front', undefined, unhurried);
  expect(await shown()).toEqual(['Front', 'Kitchen as it is', 'Back bedroom']);
  await choose('Back bedroom', 'Set as cover');
  await waitFor(
    async () => expect(await shown()).toEqual(['Back bedroom', 'Front', 'Kitchen as it is']),
    unhurried,
  );
  expect(stored()[0]?.caption).toBe('Back bedroom');
  await choose('Front', 'Move right');
  await waitFor(
    async () => expect(await shown()).toEqual(['Back bedroom', 'Kitchen as it is', 'Front']),
    unhurried,
  );
  await choose('Kitchen as it is', 'Remove');
  await waitFor(async () => expect(await shown()).toEqual(['Back bedroom', 'Front']), unhurried);
  expect(stored()).toHaveLength(2);
});

it('adds what is an image, names what is none, and sends again what failed', async () => {
  mockServer.fail('uploadEvaluationImages', { status: 500, times: 1 });
  openEvaluation();
  const input = await screen.findByLabelText('Add photos', undefined, unhurried);
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Caption for new photos/ }),
    'Stairs, with damp',
  );
  const broken = new File(['no picture'], 'broken.gif', { type: 'image/gif' });
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  await userEvent.upload(input, [gif('front.gif'), broken, text], { applyAccept: false });
  expect(
    await screen.findByText('notes.txt: The file given is not an image', undefined, unhurried),
  ).toBeVisible();
  expect(
    await screen.findByText('broken.gif: The file given is not an image', undefined, unhurried),
  ).toBeVisible();
  expect(await screen.findByText(/One photo wasn’t added/, undefined, unhurried)).toBeVisible();
  await userEvent.click((await card()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(stored()).toHaveLength(4), unhurried);
  await waitFor(async () => expect(await shown()).toContain('Stairs, with damp'), unhurried);
  expect(screen.queryByText(/wasn’t added/)).toBeNull();
});

it('shows a picture large, and the next one', async () => {
  openEvaluation();
  await screen.findByAltText('Front', undefined, unhurried);
  await userEvent.click((await card()).getByRole('button', { name: 'Open “Front”' }));
  await screen.findByText('Front · 1 of 3', undefined, unhurried);
  const dialog = within(screen.getByRole('dialog', { name: 'Photos' }));
  expect(dialog.getByText('Front · 1 of 3')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
  expect(dialog.getByText('Kitchen as it is · 2 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('Back bedroom · 3 of 3')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Next photo' })).toBeDisabled();
});
