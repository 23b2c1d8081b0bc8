import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  field,
  leaveEvaluation,
  openEvaluation as open,
  patient,
  retype,
  storedEvaluation as stored,
  tile,
} from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

afterEach(async () => {
  vi.useRealTimers();
  await leaveEvaluation();
});

describe('the worked buy-to-let', () => {
  it('shows the figures of its example, and the working behind them', async () => {
    open();
    expect(await tile('Cash flow')).toHaveTextContent('£253.90');
    expect(await tile('Cash needed')).toHaveTextContent('£72,244');
    expect(await tile('ROI')).toHaveTextContent('4.22%');
    expect(await tile('Interest cover')).toHaveTextContent('Passes the lender’s 145%');
    await userEvent.click(await tile('Cash flow'));
    const working = await screen.findByRole('dialog', { name: 'Cash flow' }, patient);
    expect(working).toHaveTextContent('£135,000 × 5.25% ÷ 12');
    expect(working).toHaveTextContent('(£10,134.24 − £7,087.50) ÷ 12');
  });

  it('is worked out anew at every key, and undone and redone as a whole', async () => {
    // Keys within a second are one step of the way back, however slow this machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    open();
    await retype('Rate', '6.25');
    expect(await tile('Cash flow')).toHaveTextContent('£141.40');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await tile('Cash flow')).toHaveTextContent('£253.90');
    expect(await field('Rate')).toHaveValue('5.25');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await tile('Cash flow')).toHaveTextContent('£141.40');
  });

  it('is nudged by the arrow keys', async () => {
    open();
    await userEvent.click(await field('Price'));
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    expect(await field('Price')).toHaveValue('175,500');
    await userEvent.click(await field('Rate'));
    await userEvent.keyboard('{ArrowUp}');
    expect(await field('Rate')).toHaveValue('5.5');
  });

  it('says what an investor’s criteria make of it, and which offer would meet them', async () => {
    open();
    expect(await screen.findByText('Meets 4 of your 5 criteria', undefined, patient)).toBeVisible();
    expect(
      screen.getByText(/ROI is 4\.22%, under your 8%: a price of £137,940 would meet your target\./),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Use £196,425 as the price' }, patient));
    expect(await field('Price')).toHaveValue('196,425');
  });
});

describe('what is typed', () => {
  it('is read as people write it', async () => {
    open();
    await retype('Price', '£150k');
    await retype('Loan to value', '70%');
    await waitFor(
      () => expect(stored().inputs).toMatchObject({ price: 150_000, finance: { ltv: 70 } }),
      patient,
    );
    expect(await field('Price')).toHaveValue('150,000');
  });

  it.each([
    ['Loan to value', '120%', 'Enter 100% or less', 'Check the loan to value'],
    ['Rent', '-50', 'Rent can’t be negative', 'Check the rent'],
    ['Price', '10,000,000,000', 'Enter £100,000,000 or less', 'Check the price'],
    ['Price', 'lots', 'Enter an amount, such as £1,150 or 180k', 'Check the price'],
  ])(
    'into %s, “%s”, is refused in the field, and the tiles say why they know nothing',
    async (name, text, error, why) => {
      open();
      await retype(name, text);
      const cashFlow = await tile('Cash flow');
      expect(cashFlow).toHaveTextContent('n/a');
      expect(cashFlow).toHaveTextContent(why);
      await userEvent.tab();
      expect(await screen.findByText(error)).toBeVisible();
      expect(await field(name)).toBeInvalid();
      expect(screen.getByText(/^Correct the highlighted field to/)).toBeVisible();
      expect(screen.queryByText(/of your 5 criteria/)).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
    },
  );

  it('that can’t be used is said not to be saved', async () => {
    open();
    expect(await screen.findByText('Saved', undefined, patient)).toBeVisible();
    await retype('Price', 'lots');
    expect(await screen.findByText('Saved, except the highlighted field', undefined, patient)).toBeVisible();
  });

  it('as a price of nothing asks for one; a loss pays back never', async () => {
    open();
    await retype('Price', '0');
    expect(await tile('Gross yield')).toHaveTextContent('n/a. Enter a price');
    await retype('Price', '180000');
    await retype('Rent', '400');
    expect(await tile('Payback')).toHaveTextContent('never');
    expect(await tile('Cash flow')).toHaveTextContent('Negative.');
  });

  it('as nothing is borrowed leaves out the criterion of the lender, for it will never be checked', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }, patient));
    expect(await screen.findByText(/criteria that apply$/, undefined, patient)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'If the rent changes' }, patient)).toBeVisible();
    expect(screen.getByRole('region', { name: /stress test/ })).toHaveTextContent('No loan to test');
  });

  it('as a date without rates makes stamp duty unknown, never nothing', async () => {
    open();
    await retype('Completion date', '01/06/2010');
    expect(await tile('Cash needed')).toHaveTextContent('n/a. No stamp duty rates available for this date');
    expect(await tile('Cash flow')).toHaveTextContent('£253.90');
    expect(await screen.findByText(/No stamp duty rates available for this date\. Enter/)).toBeVisible();
    // Nobody's price is at fault, and nobody's criteria are met by what isn't known.
    const offers = within(await screen.findByRole('region', { name: 'Offer ladder' }, patient));
    expect(await offers.findByText(/^No stamp duty rates available for this date\.$/)).toBeVisible();
    expect(screen.getByText(/criteria we can check so far$/)).toBeVisible();
  });
});

describe('the strategies', () => {
  it('of a refinance measure by the money left in, and are glad when all of it is back', async () => {
    open('Autumn Avenue, back to brick');
    expect(await tile('ROI')).toHaveTextContent('Annual cash flow ÷ money left in');
    expect(await tile('Money left in')).toHaveTextContent('Returns all your cash, plus £5,624.30');
    expect(await tile('Money left in')).not.toHaveTextContent('Negative');
  });

  it('of rent-to-rent have no loan and no duty', async () => {
    open('Rent-to-rent offer in Hulme');
    expect(await tile('Cash needed')).toHaveTextContent('Works, fees and furnishing');
    expect(
      await screen.findByText(/not buying the property, so there’s no stamp duty/, undefined, patient),
    ).toBeVisible();
    expect(await screen.findByRole('region', { name: 'If the rent changes' }, patient)).toBeVisible();
  });

  it('of rent-to-rent ask for none of the figures of a buyer, and for all that are counted', async () => {
    open('Rent-to-rent offer in Hulme');
    const panel = within(await screen.findByRole('region', { name: 'Deal figures' }, patient));
    for (const card of ['Fees', 'Holding period and growth']) {
      await userEvent.click(panel.getByRole('heading', { name: card }));
    }
    const asked = panel
      .getAllByRole('textbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent.trim());
    expect(asked).toEqual(expect.arrayContaining(['Legal fees', 'Sourcing fee', 'Income growth']));
    const ofBuyers = ['Broker fee', 'Arrangement fee', 'Auction fee', 'Capital growth', 'Estate agent’s fee'];
    expect(asked.filter((each) => ofBuyers.includes(each ?? ''))).toEqual([]);
  });

  it('show the same house side by side, each with its own figures', async () => {
    open('Breck Road probate');
    expect(await tile('Money left in')).toHaveTextContent('£14,431.50');
    await userEvent.click(screen.getByRole('tab', { name: 'Buy-to-let' }));
    expect(await tile('Payback')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Money left in/ })).toBeNull();
  });

  it('of a shared house name the room that is too small', async () => {
    open('Egerton Road five-bed');
    expect(await screen.findByText(/Under 70 sq ft \(6\.51 m²\)/, undefined, patient)).toBeVisible();
    expect(await screen.findByText(/mandatory HMO licence/)).toBeVisible();
    // Let to one household it needs none.
    await userEvent.click(screen.getByRole('tab', { name: 'Buy-to-let' }));
    await waitFor(() => expect(screen.queryByText(/mandatory HMO licence/)).toBeNull(), patient);
    // England’s minimum is no law elsewhere.
    await userEvent.click(screen.getByRole('tab', { name: 'HMO' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nation' }), 'Wales');
    expect(
      await screen.findByText(/Under England’s minimum of 70 sq ft \(6\.51 m²\) for one/, undefined, patient),
    ).toBeVisible();
  });
});

describe('stamp duty', () => {
  it('tells every period, and the whole deal on another day', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show other dates' }, patient));
    const slider = await screen.findByRole('slider', { name: 'Completion date' }, patient);
    expect(slider).toHaveAttribute('aria-valuetext', '2 June 2025: £10,100 stamp duty, the same as today');
    slider.focus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    expect(await screen.findByText(/£9,000 stamp duty, £1,100 less than today/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use this date' }));
    expect(await field('Completion date')).toHaveValue('02/03/2025');
    await userEvent.click(screen.getByRole('button', { name: 'Show all rate changes' }));
    const periods = screen.getByRole('table', { name: 'Stamp duty on £180,000 by period' });
    expect(
      within(periods).getByRole('row', { name: /1 December 2003 31 March 2016 Not available/ }),
    ).toBeVisible();
  });
});

describe('who may not change it', () => {
  it('sees the figures and no way to type', async () => {
    mockServer.signInAs('hannah.okafor');
    const shared = mockServer.world.db.evaluation
      .all()
      .find(
        ({ collaborators, deletedAt }) =>
          deletedAt === null && collaborators.some(({ userId, role }) => userId === 1 && role === 'view'),
      );
    openApp(`/property-evaluations/${shared?.id}`);
    expect(await screen.findByText(/You can view it, but not edit it/, undefined, patient)).toBeVisible();
    expect(await field('Price')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('restores a deleted deal from its own page, and edits it at once', async () => {
    open('Untitled idea');
    const restore = await screen.findByRole('button', { name: 'Restore “Untitled idea”' }, patient);
    const opinions = { name: 'Second opinions' };
    await screen.findByRole('region', { name: 'Stamp duty' }, patient);
    expect(screen.queryByRole('region', opinions)).toBeNull();
    await userEvent.click(restore);
    expect(await screen.findByRole('region', opinions, patient)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo' }, patient)).toBeVisible();
    expect(await field('Price')).not.toHaveAttribute('readonly');
    expect(stored('Untitled idea').deletedAt).toBeNull();
  });

  it('is told when there is nothing, or nothing any more', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/property-evaluations/3f2b8c1e-0000-4000-8000-000000000001');
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find that evaluation' }, patient),
    ).toBeVisible();
    expect(document.title).toBe('Evaluation not found · Tiebeam');
    expect(screen.getByRole('link', { name: 'Deleted evaluations' })).toHaveAttribute(
      'href',
      '/property-evaluations?trash=true',
    );
  });

  it('is told whom to ask when it is not shared with them', async () => {
    mockServer.signInAs('hannah.okafor');
    mockServer.fail('getEvaluation', { status: 403 });
    openApp('/property-evaluations/3f2b8c1e-0000-4000-8000-000000000001');
    expect(await screen.findByRole('heading', { name: 'Not shared with you' }, patient)).toBeVisible();
    expect(screen.getByText(/Ask the owner to share it/)).toBeVisible();
  });
});
