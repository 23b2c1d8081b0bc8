import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

/** A row of links of 100 px each, which has room for three. */
function lineUpLinks() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('nav[aria-label="Portfolio pages"] ul');
    if (row === this || row === null) return new DOMRect(0, 0, 300, 40);
    const at = [...row.children].findIndex((item) => item.contains(this));
    return new DOMRect(at * 100 - row.scrollLeft, 0, 100, 40);
  });
}

it('The row of portfolio pages shows the page that is open, also one further left, and after going back', async () => {
  lineUpLinks();
  const { router } = openApp('/portfolio/companies');
  const nav = await screen.findByRole('navigation', { name: 'Portfolio pages' }, patient);
  const row = nav.firstElementChild;
  if (!row) throw new Error('The row has no list');
  const expectShown = async (name: string) => {
    const link = await screen.findByRole('link', { name, current: 'page' }, patient);
    await waitFor(() => {
      const { left, right } = link.getBoundingClientRect();
      expect([left >= 0, right <= 300]).toEqual([true, true]);
    }, patient);
  };
  await expectShown('Companies');
  fireEvent.scroll(row);
  await router.navigate({ to: '/portfolio/tenancies' });
  await expectShown('Tenancies');
  fireEvent.scroll(row);
  router.history.back();
  await expectShown('Companies');
});
