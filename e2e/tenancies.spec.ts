import { asMember } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

/** Who rents where, and what the day of the notice is called there. */
const lets = [
  {
    tenant: 'Oluwaseun Adebayo',
    notice: 'Form 4A served on',
    rule: /^Rent can only go up once every 52 weeks/,
  },
  {
    tenant: 'Iain Abernethy',
    notice: 'Rent-increase notice received on',
    rule: /^Rent can only go up once every 12 months, with three months’ notice/,
  },
  {
    tenant: 'Mair Pugh',
    notice: 'Form RHW12 given on',
    rule: /^Rent can only go up once every 12 months, with two months’ notice/,
  },
  {
    tenant: 'Niall Byrne',
    notice: 'Written notice given on',
    rule: /^Rent can only go up once every 12 months, with three months’ notice/,
  },
];

test('a rise of the rent is proposed in the words of each nation, never too early', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio/tenancies'));
  const list = page.getByRole('main');
  await expect(list.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  // The member's world has current lets in England and Scotland alone.
  await page.evaluate(async () => {
    const send = async (path: string, body: object) => {
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { id: string };
    };
    const types = (await (await fetch('/api/properties/types')).json()) as { id: string }[];
    const homes = [
      {
        addressLine1: '4 Cathedral Row',
        town: 'Cardiff',
        postcode: 'CF11 9LJ',
        type: 'occupation_contract',
        name: 'Mair Pugh',
      },
      {
        addressLine1: '9 Ormeau Park',
        town: 'Belfast',
        postcode: 'BT7 3GG',
        type: 'ni_private',
        name: 'Niall Byrne',
      },
    ];
    for (const { type, name, ...address } of homes) {
      const home = await send('/properties', { ...address, typeId: types[0]?.id });
      const tenant = await send('/contacts', { kind: 'tenant', name });
      await send('/tenancies', {
        propertyId: home.id,
        tenantIds: [tenant.id],
        type,
        startDate: '2023-02-01',
        rent: 900,
        frequency: 'monthly',
        dueDay: 1,
        status: 'current',
      });
    }
  });
  await page.reload();

  for (const { tenant, notice, rule } of lets) {
    await list.getByRole('button', { name: tenant, exact: true }).click();
    const review = page.getByRole('region', { name: 'Rent review' });
    await review.getByRole('button', { name: 'Propose a new rent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose a new rent' });
    await expect(dialog.getByRole('textbox', { name: notice })).toBeVisible();
    await expect(dialog.getByText(rule)).toBeVisible();
    const starts = dialog.getByRole('textbox', { name: 'New rent start date' });
    const earliest = await starts.inputValue();
    await dialog.getByRole('textbox', { name: 'New rent (£)' }).fill('960');
    await starts.fill('1/1/2024');
    await dialog.getByRole('button', { name: 'Propose rent' }).click();
    await expect(dialog.getByText(/^The earliest date is/)).toBeVisible();
    await expect(starts).toBeFocused();
    if (tenant === lets[0]?.tenant) await expectAccessible('[role=dialog]');
    await starts.fill(earliest);
    await dialog.getByRole('button', { name: 'Propose rent' }).click();
    await expect(dialog).toBeHidden();
    await expect(review).toContainText('£960 pcm proposed from');
    await page.getByRole('button', { name: 'Tenancies', exact: true }).click();
  }
  await expectAccessible('main');
});
