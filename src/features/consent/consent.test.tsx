import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runtimeConfig } from '@/api/runtime-config';
import { openApp } from '@/testing/open-app';
import { readConsentAgain } from '@/testing/agreements/stored-consent';

const before = { ...runtimeConfig };
const parties = [
  'https://reviews.example/widget.js',
  'https://stats.example/count.js',
  'https://tags.example/tags.js',
];
const question = 'Can we use third-party services?';
/** Every script of another site that the page has asked for. */
const foreignScripts = () =>
  [...document.querySelectorAll('script[src]')]
    .map((script) => script.getAttribute('src') ?? '')
    .filter((address) => parties.includes(address));

beforeEach(() => {
  const [reviewsScriptUrl, analyticsScriptUrl, tagManagerScriptUrl] = parties;
  Object.assign(runtimeConfig, { reviewsScriptUrl, analyticsScriptUrl, tagManagerScriptUrl });
});
afterEach(() => {
  Object.assign(runtimeConfig, before);
  // A script that did not come is taken away, and asked for anew in the next test.
  for (const script of document.querySelectorAll('script[src*=".example/"]'))
    script.dispatchEvent(new Event('error'));
  localStorage.clear();
  readConsentAgain();
});

const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Makes the first interaction, which late parts wait for. */
async function banner() {
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { key: 'Shift' });
  return screen.findByRole('region', { name: question });
}

describe('third parties', () => {
  it('are not loaded, nor asked about, where none is configured', async () => {
    Object.assign(runtimeConfig, before);
    openApp('/privacy');
    expect(await screen.findByText(/uses no third-party services/)).toBeVisible();
    expect(screen.queryByRole('region', { name: question })).toBeNull();
    expect(foreignScripts()).toEqual([]);
  });

  it('are not loaded before anybody has answered, nor after a refusal, in this visit and the next', async () => {
    openApp('/terms');
    await banner();
    expect(foreignScripts()).toEqual([]);
    await choose('Reject all');
    await waitFor(() => expect(screen.queryByRole('region', { name: question })).toBeNull());
    expect(foreignScripts()).toEqual([]);
    act(() => readConsentAgain());
    expect(screen.queryByRole('region', { name: question })).toBeNull();
    expect(foreignScripts()).toEqual([]);
  });

  it('are loaded once they are accepted, and one that does not come says nothing', async () => {
    openApp('/terms');
    await banner();
    await choose('Accept all');
    await waitFor(() => expect(foreignScripts()).toEqual(parties));
    for (const script of document.querySelectorAll('script[src*=".example/"]'))
      script.dispatchEvent(new Event('error'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are chosen one by one on the privacy page, and refused there again', async () => {
    openApp('/privacy');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Analytics' }));
    await choose('Save choices');
    await waitFor(() => expect(foreignScripts()).toEqual(['https://stats.example/count.js']), {
      timeout: 8000,
    });
    const settings = screen.getByRole('group', { name: 'Third-party services' });
    expect(settings).toBeVisible();
    await choose('Reject all');
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('consent') ?? '{}')).toMatchObject({ allowed: [] });
  });

  it.each([
    'null',
    '{}',
    '[]',
    '{"allowed":"all","at":1}',
    '{"allowed":["analytics"]}',
    '{"allowed":["analytics"],"at":"now"}',
    `{"allowed":["analytics"],"at":${Date.now() - 200 * 24 * 3_600_000}}`,
    '{"allowed":["everything"],"at":0}',
    'not json',
  ])('are not allowed by what another version, another site or an old answer left: %s', async (stored) => {
    localStorage.setItem('consent', stored);
    readConsentAgain();
    openApp('/terms');
    await banner();
    expect(foreignScripts()).toEqual([]);
  });
});
