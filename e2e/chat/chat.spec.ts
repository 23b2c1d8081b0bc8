import type { Page } from '@playwright/test';
import { field, heard, log, messages, openConversation } from '../support/chat';
import { asMember, follow } from '../support/demo';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));
test.beforeEach(() => test.slow());

test(
  'from the sidebar to a sent message, and back to the list',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto(asMember('/conversations'));
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect(rows.first()).toBeVisible();
    await expectAccessible('main');

    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('stephen');
    await expect(rows).toHaveCount(await rows.filter({ hasText: 'Stephen' }).count());
    await rows.filter({ hasText: 'Stephen' }).click();
    await expect(page).toHaveURL(/chat=\d+&view=chat/);
    await expect(log(page)).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await expect(messages(page, 'Tape marks the paint.')).toBeVisible();
    await expectAccessible('main');

    await field(page, 'Stephen').fill('Thank you, that settles it.');
    await field(page, 'Stephen').press('Enter');
    await expect(messages(page, 'Thank you, that settles it.')).toHaveCount(1);
    await expect(messages(page, 'Thank you, that settles it.')).toContainText(/Sent|Delivered|Read/);
    await expect(field(page, 'Stephen')).toBeFocused();
    // Whether it was read is not behind Ava's button.
    const button = await page.getByRole('button', { name: /^Ask Ava/ }).boundingBox();
    const foot = async () => {
      const box = await messages(page, 'Thank you, that settles it.').boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(foot).toBeLessThanOrEqual(button?.y ?? 0);

    const back = page.getByRole('button', { name: 'Back to conversations' });
    if (await back.isVisible()) {
      await back.click();
      await expect(log(page)).toBeHidden();
      await expect(rows.filter({ hasText: 'Stephen' })).toBeFocused();
    }
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('');
    await expect(rows.filter({ hasText: 'Stephen' })).toContainText('You: Thank you');
  },
);

test('two people talk, react and see each other read', async ({ page, context }) => {
  await openConversation(page, 'hannah.okafor', 1);
  await page.evaluate(() => window.mockServer?.setAlive(false));
  const callum = await context.newPage();
  await openConversation(callum, 'callum.reyes', 1);
  await heard(page, 'callum.reyes');
  await heard(page, 'hannah.okafor');

  await field(callum, 'Hannah').pressSequentially('Are', { delay: 30 });
  await expect(page.getByRole('main').getByText('Callum is typing')).toBeAttached();
  await field(callum, 'Hannah').fill('Are you coming to the viewing?');
  await field(callum, 'Hannah').press('Enter');
  await expect(messages(page, 'Are you coming to the viewing?')).toHaveCount(1);
  await expect(page.getByText('Callum is typing')).toHaveCount(0);

  await field(page, 'Callum').fill('On my way.');
  await field(page, 'Callum').press('Enter');
  await expect(messages(callum, 'On my way.')).toHaveCount(1);
  // Both windows are in front, and so it is read.
  await expect(messages(page, 'On my way.')).toContainText('Read');

  await messages(callum, 'On my way.')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await callum.getByRole('menuitem', { name: 'React with 👍' }).click();
  await expect(messages(page, 'On my way.').getByRole('button', { name: '👍, 1' })).toBeVisible();

  for (const each of ['One', 'Two', 'Three']) {
    await field(page, 'Callum').fill(`Room ${each}`);
    await field(page, 'Callum').press('Enter');
  }
  await expect(messages(callum, /^Room (One|Two|Three)/)).toHaveCount(3);
  expect((await messages(callum, 'Room').allTextContents()).map((text) => text.slice(0, 8))).toEqual(
    (await messages(page, 'Room').allTextContents()).map((text) => text.slice(0, 8)),
  );
  await callum.close();
});

test('two people look at one deal: its card, a vote, another price and a quote reach both', async ({
  page,
  context,
}) => {
  await openConversation(page, 'hannah.okafor', 1);
  await page.evaluate(() => window.mockServer?.setAlive(false));
  // Ashfield Terrace is Hannah's; Callum works on it with her.
  const dealId = await page.evaluate(async () => {
    const answer = await fetch('/api/evaluations?query=Ashfield');
    // The contract's page of evaluations.
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const id = data[0]?.id ?? '';
    await fetch(`/api/evaluations/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ collaborators: [{ userId: 2, role: 'edit' }], scenarios: [] }),
    });
    const attachments = [
      [{ kind: 'evaluation', refId: id }],
      [{ kind: 'poll', refId: id, price: 172_000 }],
      [{ kind: 'quote', refId: id, line: 'fees.legal' }],
    ];
    for (const [place, each] of attachments.entries()) {
      await fetch('/api/conversations/messages', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          conversationId: 1,
          content: '',
          clientId: `deal-${place}`,
          attachments: each,
        }),
      });
    }
    return id;
  });
  const callum = await context.newPage();
  await openConversation(callum, 'callum.reyes', 1);
  await heard(page, 'callum.reyes');
  await heard(page, 'hannah.okafor');

  const poll = (window: Page) => log(window).getByRole('region', { name: 'Would you buy at £172,000?' });
  await poll(callum).getByRole('button', { name: 'Yes 0 votes' }).click();
  await expect(poll(page).getByRole('button', { name: 'Yes 1 vote' })).toBeVisible();
  await expect(poll(page)).toContainText('Callum Reyes');

  const card = (window: Page) =>
    log(window)
      .getByRole('region', { name: /^Deal: / })
      .last();
  await card(callum).getByRole('button', { name: 'Try a price' }).click();
  await callum.getByRole('textbox', { name: 'Price' }).fill('165k');
  await callum.getByRole('button', { name: 'Save as a scenario' }).click();
  await expect(card(callum).getByRole('list', { name: 'Scenarios' })).toContainText('At £165,000');
  await expect(card(page).getByRole('list', { name: 'Scenarios' })).toContainText('At £165,000');

  const quote = (window: Page) => log(window).getByRole('region', { name: 'Quote: Legal fees' });
  await quote(callum).getByRole('button', { name: 'Give quote' }).click();
  await callum.getByRole('textbox', { name: 'Your figure' }).fill('5,000');
  await callum.getByRole('button', { name: 'Send quote' }).click();
  await quote(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(quote(callum)).toContainText('Accepted into the deal');
  // The dearer conveyancing is in the figures of both.
  await expect(card(page)).toContainText('when sent');
  await expect(card(callum)).toContainText('when sent');
  await callum.close();

  await page.goto(`/property-evaluations/${dealId}`);
  await expect(page.getByRole('heading', { name: 'Second opinions' })).toBeAttached();
  // the search of the browser sees the whole page
  await page.keyboard.press('Control+f');
  await expect(page.getByText('At £172,000: 1 of 1 would buy')).toBeAttached();
});

test('somebody who reads further up is not moved, and is told', async ({ page, context }) => {
  await openConversation(page, 'hannah.okafor', 1);
  await page.evaluate(() => window.mockServer?.setAlive(false));
  await log(page).hover();
  await log(page).evaluate((element) => element.scrollTo({ top: element.scrollTop - 900 }));
  await expect(page.getByRole('button', { name: 'Latest messages' })).toBeVisible();
  await heard(page, 'hannah.okafor');
  const top = () =>
    log(page).evaluate((element) => {
      const frame = element.getBoundingClientRect().top;
      const inView = [...element.querySelectorAll('article')].find(
        (each) => each.getBoundingClientRect().top >= frame,
      );
      return [inView?.textContent, Math.round((inView?.getBoundingClientRect().top ?? 0) / 4)];
    });
  const before = await top();
  const callum = await context.newPage();
  await openConversation(callum, 'callum.reyes', 1);
  await field(callum, 'Hannah').fill('You are missing something');
  await field(callum, 'Hannah').press('Enter');
  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
  expect(await top()).toEqual(before);
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(messages(page, 'You are missing something')).toBeInViewport();
  await callum.close();
});

test('what is unread is read when its end has been seen, not before', { tag: '@phone' }, async ({ page }) => {
  const width = page.viewportSize()?.width ?? 1280;
  for (const { id, height } of [
    { id: 3, height: 520 },
    { id: 23, height: 560 },
  ]) {
    await page.setViewportSize({ width, height });
    const reads: string[] = [];
    page.on('request', (request) => {
      const isOfThis = request.url().endsWith(`/conversations/${id}`);
      if (request.method() === 'PUT' && isOfThis) reads.push(request.url());
    });
    if (id === 3) await openConversation(page, 'hannah.okafor', id);
    else await follow(page, `/conversations?chat=${id}&view=chat`);
    await expect(log(page).getByText(/unread messages$/)).toBeInViewport();
    await heard(page, 'hannah.okafor');
    const pill = page.getByRole('button', { name: /^\d+ new messages?$/ });
    await expect(pill).toBeVisible();
    expect(reads).toEqual([]);
    await pill.click();
    await expect.poll(() => reads.length).toBeGreaterThan(0);
    await expect(pill).toBeHidden();
  }
});
