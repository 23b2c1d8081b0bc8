import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const entry = () => mockServer.world.db.mailingListEntry.all().find((each) => each.unsubscribedAt === null);
const left = (id: string) => mockServer.world.db.mailingListEntry.get(id)?.unsubscribedAt;

describe('the link of a newsletter', () => {
  it('takes the address off the list when it is pressed, not when it is opened', async () => {
    const requests = mockServer.recordRequests();
    const { id = '', code = '' } = entry() ?? {};
    openApp(`/privacy/unsubscribe?code=${code}`);
    await heading('Unsubscribe from the newsletter?');
    expect(requests).toEqual([]);
    expect(left(id)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await heading('You’re unsubscribed')).toHaveFocus();
    expect(left(id)).not.toBeNull();
    expect(requests.filter((path) => path.startsWith('/auth'))).toEqual([]);
  });

  it('can be tried again when the server fails', async () => {
    const { id = '', code = '' } = entry() ?? {};
    mockServer.fail('leaveMailingList', { status: 500, body: { message: 'Back in a minute' } });
    openApp(`/privacy/unsubscribe?code=${code}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute'));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute'));
    expect(left(id)).toBeNull();
  });

  it('says when it is known to nobody', async () => {
    openApp('/privacy/unsubscribe?code=of-nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await heading('This link is no longer valid')).toBeVisible();
    expect(screen.getByRole('main').querySelector('a[href="/contact"]')).not.toBeNull();
  });

  it.each(['12345678901234567890', '00000000000000000042', '12e34567', '1234'])(
    'of digits alone, %s, goes to the server as it was sent',
    async (code) => {
      const sent: (string | null)[] = [];
      mockServer.use(
        http.delete('*/api/mailing-list', ({ request }) => {
          sent.push(new URL(request.url).searchParams.get('code'));
        }),
      );
      openApp(`/privacy/unsubscribe?code=${code}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
      await heading('This link is no longer valid');
      expect(sent).toEqual([code]);
    },
  );

  it.each(['', '<script>alert(1)</script>', '"onload=x', '[1]', '{"a":1}', 'x'.repeat(501)])(
    '%j is no code: it is sent nowhere',
    async (code) => {
      const requests = mockServer.recordRequests();
      openApp(`/privacy/unsubscribe?code=${encodeURIComponent(code)}`);
      await heading('This link is no longer valid');
      expect(requests).toEqual([]);
    },
  );
});
