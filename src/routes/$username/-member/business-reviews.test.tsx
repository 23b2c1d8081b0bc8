import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/testing/screens/evaluation-screen';
import { closeAllModals } from '@/ui/modal/modal-store';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/features/business/reviews/business-reviews';
import '@/ui/modal/modal-stack';

const { db } = mockServer.world;
const businessNamed = (username: string) => {
  const found = db.business.first('username', username);
  if (!found) throw new Error(`The seeds have no business ${username}`);
  return found;
};
const reviewsBy = (username: string, authorId: number) =>
  db.businessReview.by('businessId', businessNamed(username).id).filter((each) => each.authorId === authorId);

/** The reviews on the page of a business, once they have come. */
async function open(username: string, as = 'hannah.okafor') {
  mockServer.signInAs(as);
  openApp(`/${username}`);
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }, patient));
  await waitFor(() => expect(reviews.queryByRole('status', { name: 'Loading reviews' })).toBeNull(), patient);
  return reviews;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patient));

it('is reviewed by who asked it for a quote, and counts the review at once', async () => {
  const { name, reviewCount } = businessNamed('price.energy');
  const reviews = await open('price.energy');
  await userEvent.click(await reviews.findByRole('button', { name: 'Write a review' }, patient));
  const form = await dialog(`Review ${name}`);
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  expect(form.getByRole('radiogroup', { name: 'Stars' })).toHaveAccessibleDescription(
    'Choose one to five stars',
  );
  await waitFor(() => expect(form.getByRole('radio', { name: '1 star, poor' })).toHaveFocus());
  expect(form.getByRole('textbox', { name: 'What was it like?' })).toHaveAccessibleDescription(
    'Tell us what it was like',
  );
  await userEvent.click(form.getByRole('radio', { name: '4 stars, very good' }));
  await userEvent.type(form.getByRole('textbox'), 'Came on the day, report two days later.');
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  const mine = within(await reviews.findByRole('article', { name: 'Review by Hannah Okafor' }, patient));
  expect(mine.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(mine.getByText('Came on the day, report two days later.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Business' })).toHaveTextContent(`${reviewCount + 1} reviews`),
  );
  expect(reviews.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

it('A review takes no more words while it is being published: none can be lost', async () => {
  const { name } = businessNamed('price.energy');
  const reviews = await open('price.energy');
  await userEvent.click(await reviews.findByRole('button', { name: 'Write a review' }, patient));
  const form = await dialog(`Review ${name}`);
  await userEvent.click(form.getByRole('radio', { name: '4 stars, very good' }));
  await userEvent.type(form.getByRole('textbox'), 'On the day');
  const publish = holdNext('post', '/businesses/:id/reviews');
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  await userEvent.type(form.getByRole('textbox'), ', and thorough');
  expect(form.getByRole('textbox')).toHaveValue('On the day');
  publish();
  const mine = within(await reviews.findByRole('article', { name: 'Review by Hannah Okafor' }, patient));
  expect(mine.getByText('On the day')).toBeVisible();
});

it('keeps what was written when it could not be published, and says why', async () => {
  const { name } = businessNamed('price.energy');
  const reviews = await open('price.energy');
  await userEvent.click(await reviews.findByRole('button', { name: 'Write a review' }, patient));
  const form = await dialog(`Review ${name}`);
  await userEvent.click(form.getByRole('radio', { name: '5 stars, excellent' }));
  await userEvent.type(form.getByRole('textbox'), 'All good');
  mockServer.fail('createBusinessReview', { status: 403, body: { message: 'Not any more' } });
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  expect(await form.findByRole('alert', undefined, patient)).toHaveTextContent('Not any more');
  expect(form.getByRole('textbox')).toHaveValue('All good');
  closeAllModals();
});

it('shows my review to me with Edit and Delete, and to nobody else', async () => {
  const { name } = businessNamed('raman.mortgages');
  const reviews = await open('raman.mortgages');
  const mine = await reviews.findByRole('article', { name: 'Review by Hannah Okafor' }, patient);
  expect(reviews.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
  const choose = async (act: string) => {
    await userEvent.click(within(mine).getByRole('button', { name: 'Actions for your review' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
  };
  await choose('Edit…');
  const form = await dialog(`Review ${name}`);
  await userEvent.click(form.getByRole('radio', { name: '3 stars, good' }));
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  expect(await within(mine).findByRole('img', { name: '3 out of 5 stars' }, patient)).toBeVisible();
  expect(mine).toHaveTextContent('Edited');
  await choose('Delete');
  await userEvent.click((await dialog('Delete this review?')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(mine).not.toBeInTheDocument(), patient);
  expect(reviewsBy('raman.mortgages', 1)).toEqual([]);
  expect(await reviews.findByRole('button', { name: 'Write a review' }, patient)).toBeVisible();
});

it('is not reviewed by who never asked it, and says who may', async () => {
  const reviews = await open('holt.damp');
  expect(reviews.getByText('Members who’ve requested a quote here can write a review.')).toBeVisible();
  expect(reviews.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

it('answers its reviews, and does not review itself', async () => {
  const reviews = await open('raman.mortgages', 'priya.raman');
  expect(reviews.queryByRole('button', { name: 'Write a review' })).toBeNull();
  await userEvent.click(await reviews.findByRole('button', { name: 'Edit reply to Hannah Okafor' }, patient));
  const form = await dialog('Reply to Hannah Okafor');
  const text = form.getByRole('textbox', { name: 'Reply' });
  await userEvent.clear(text);
  await userEvent.type(text, 'Always a pleasure.');
  await userEvent.click(form.getByRole('button', { name: 'Reply' }));
  expect(await reviews.findByText('Always a pleasure.', undefined, patient)).toBeVisible();
  await userEvent.click(reviews.getByRole('button', { name: 'Delete the reply to Hannah Okafor' }));
  await userEvent.click((await dialog('Delete this reply?')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(reviews.queryByText('Always a pleasure.')).toBeNull(), patient);
  expect(reviewsBy('raman.mortgages', 1)).toMatchObject([{ reply: null, stars: 5 }]);
});

it('keeps a reply that could not be deleted, and says so', async () => {
  const reviews = await open('raman.mortgages', 'priya.raman');
  mockServer.fail('updateBusinessReview', { status: 403 });
  await userEvent.click(
    await reviews.findByRole('button', { name: 'Delete the reply to Hannah Okafor' }, patient),
  );
  await userEvent.click((await dialog('Delete this reply?')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Couldn’t delete the reply', undefined, patient)).toBeInTheDocument();
  expect(reviewsBy('raman.mortgages', 1)[0]?.reply).not.toBeNull();
});

it('keeps a review that could not be deleted, and says so', async () => {
  const reviews = await open('raman.mortgages');
  mockServer.fail('deleteBusinessReview', { status: 403 });
  await userEvent.click(await reviews.findByRole('button', { name: 'Actions for your review' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  await userEvent.click((await dialog('Delete this review?')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Couldn’t delete your review', undefined, patient)).toBeInTheDocument();
  expect(reviews.getByRole('article', { name: 'Review by Hannah Okafor' })).toBeVisible();
});
