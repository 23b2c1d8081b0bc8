import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '@/api/client';
import {
  field,
  leaveEvaluation,
  openEvaluation as open,
  patient,
  retype,
  storedEvaluation as stored,
} from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

// What was typed into an evaluation outlives every fault.

/** Somebody else, or another tab, saves a change. */
async function changeElsewhere(inputs: { price?: number; finance?: { rate: number } }) {
  await request('put', '/evaluations/{id}', { path: { id: stored().id }, body: { inputs } });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveEvaluation();
});

describe('a reload', () => {
  it('in the middle of typing loses nothing, not even what could not be used', async () => {
    mockServer.fail('updateEvaluation', { status: 'network' });
    open();
    await retype('Price', '171500');
    await retype('Loan to value', '120');
    cleanup();
    open();
    expect(await field('Price')).toHaveValue('171,500');
    expect(await field('Loan to value')).toHaveValue('120');
    mockServer.clearFaults();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(stored().inputs.price).toBe(171_500), patient);
    expect(stored().inputs.finance.ltv).toBe(75);
  });
});

describe('a server that fails', () => {
  it('is tried again, and what was typed is said to be kept', async () => {
    mockServer.fail('updateEvaluation', { status: 500 });
    open();
    await retype('Price', '171500');
    expect(
      await screen.findByText(
        /Couldn’t save online\. Your changes are saved on this device\./,
        undefined,
        patient,
      ),
    ).toBeVisible();
    mockServer.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored().inputs.price).toBe(171_500), patient);
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('saves what was typed while an earlier change was on its way', async () => {
    mockServer.setLatency(400);
    open();
    await retype('Price', '171500');
    await screen.findByText('Saving…', undefined, patient);
    await retype('Price', '172000');
    await waitFor(() => expect(stored().inputs.price).toBe(172_000), patient);
    mockServer.setLatency(0);
    expect(await field('Price')).toHaveValue('172000');
  });
});

describe('leaving the page', () => {
  const keptHere = () => Object.keys(localStorage).filter((key) => key.includes(':evaluation:'));

  it('An edit that is left at once reaches the server, and is then forgotten here', async () => {
    open();
    await retype('Price', '171500');
    expect(keptHere()).toHaveLength(1);
    cleanup();
    await waitFor(() => expect(stored().inputs.price).toBe(171_500), patient);
    await waitFor(() => expect(keptHere()).toEqual([]), patient);
  });

  it('A page that is hidden sends at once what waits', async () => {
    mockServer.setLatency(400);
    open();
    await retype('Price', '171500');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(screen.getByText('Saving…')).toBeVisible();
    mockServer.setLatency(0);
  });

  it('An edit that somebody overwrote after its answer was lost is asked about when the page is opened', async () => {
    mockServer.fail('updateEvaluation', { status: 502 });
    open();
    await retype('Price', '171500');
    await screen.findByText(/Couldn’t save online\./, undefined, patient);
    mockServer.clearFaults();
    await changeElsewhere({ price: 169_000 });
    await changeElsewhere({ price: 180_000 });
    cleanup();
    open();
    expect(await screen.findByText('Yours £171,500, theirs £180,000', undefined, patient)).toBeVisible();
    expect(stored().inputs.price).toBe(180_000);
  });
});

describe('two tabs', () => {
  it('that change different figures keep both', async () => {
    open();
    await retype('Price', '171500');
    await changeElsewhere({ finance: { rate: 6 } });
    await waitFor(
      () => expect(stored().inputs).toMatchObject({ price: 171_500, finance: { rate: 6 } }),
      patient,
    );
    const rate = await field('Rate');
    await waitFor(() => expect(rate).toHaveValue('6'), patient);
  });

  it.each([
    ['Keep mine', 171_500],
    ['Use theirs', 169_000],
  ])('that change the same figure are asked which holds: %s', async (choice, price) => {
    open();
    await retype('Price', '171500');
    await changeElsewhere({ price: 169_000 });
    expect(await screen.findByText('Yours £171,500, theirs £169,000', undefined, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(stored().inputs.price).toBe(price), patient);
    await waitFor(
      () => expect(screen.queryByRole('heading', { name: 'Changed elsewhere' })).toBeNull(),
      patient,
    );
    expect(await field('Price')).toHaveValue(price.toLocaleString('en-GB'));
  });
});

describe('a minute offline', () => {
  it('keeps what is typed, and sends it when the network is back', async () => {
    open();
    await field('Price');
    mockServer.fail('updateEvaluation', { status: 'network' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await retype('Price', '171500');
    expect(
      await screen.findByText(/You’re offline\. Your changes are saved/, undefined, patient),
    ).toBeVisible();
    await retype('Rent', '1200');
    expect(stored().inputs.price).toBe(180_000);
    vi.restoreAllMocks();
    mockServer.clearFaults();
    window.dispatchEvent(new Event('online'));
    await waitFor(
      () => expect(stored().inputs).toMatchObject({ price: 171_500, income: { rentPcm: 1_200 } }),
      patient,
    );
  });
});

describe('a browser whose storage is full', () => {
  it('still saves to the server', async () => {
    open();
    await field('Price');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await retype('Price', '171500');
    await waitFor(() => expect(stored().inputs.price).toBe(171_500), patient);
  });

  it('says so while the server cannot be reached, and does not let the page go silently', async () => {
    mockServer.fail('updateEvaluation', { status: 'network' });
    open();
    await field('Price');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await retype('Price', '171500');
    expect(
      await screen.findByText(/Stay on this page: your browser can’t keep a copy/, undefined, patient),
    ).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    mockServer.clearFaults();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(stored().inputs.price).toBe(171_500), patient);
  });
});
