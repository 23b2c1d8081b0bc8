import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setSessionHint } from '@/entities/session/hint';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const title = 'Know the deal before you buy';
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name });
const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling;

describe('the landing page', () => {
  it('works a deal out, and asks nobody who is there', async () => {
    const requests = mockServer.recordRequests();
    openApp('/');
    await heading(title);
    expect(await figure('Stamp duty today')).toHaveTextContent('£10,100');
    expect(await figure('Gross yield')).toHaveTextContent('7.67%');
    const price = screen.getByRole('textbox', { name: 'Purchase price' });
    await userEvent.clear(price);
    await userEvent.type(price, '£250k');
    expect(await figure('Gross yield')).toHaveTextContent('5.52%');
    await userEvent.click(screen.getByRole('button', { name: 'Scotland' }));
    await userEvent.clear(price);
    await userEvent.type(price, '30,000');
    expect(await figure('LBTT today')).toHaveTextContent('£2,400');
    expect(screen.getByText(/usually doesn’t apply below £40,000/)).toBeVisible();
    expect(requests.filter((path) => path.startsWith('/auth'))).toEqual([]);
  });

  it('shows two figures first on a phone, and goes to the others when they are wanted', async () => {
    openApp('/');
    const more = await screen.findByRole('button', { name: 'Change the deposit (25%) and the rate (5.25%)' });
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Deposit' })).toHaveFocus());
    expect(more).not.toBeInTheDocument();
  });

  it('asks for a price before it has figures, and names no deposit while there is none', async () => {
    openApp('/');
    const price = await screen.findByRole('textbox', { name: 'Purchase price' });
    fireEvent.change(price, { target: { value: '0' } });
    expect(price).toHaveAccessibleDescription('Enter an amount from £1 to £100,000,000');
    fireEvent.change(screen.getByLabelText('Deposit'), { target: { value: '' } });
    expect(screen.getByRole('button', { name: 'Change the deposit and the rate' })).toBeInTheDocument();
  });

  it('shows the results that need no mortgage rate while there is none', async () => {
    openApp('/');
    const rate = await screen.findByLabelText('Mortgage rate');
    const advice = 'Complete the figures to see all your results.';
    expect(screen.queryByText(advice)).toBeNull();
    fireEvent.change(rate, { target: { value: '' } });
    expect(screen.getByText(advice)).toBeVisible();
    fireEvent.change(rate, { target: { value: 'x' } });
    expect(screen.getByText('Correct the figures to see all your results.')).toBeVisible();
    fireEvent.change(rate, { target: { value: '' } });
    expect(await figure('Stamp duty today')).toHaveTextContent('£10,100');
    expect(await figure('Gross yield')).toHaveTextContent('7.67%');
    expect(await figure('Cash flow per month')).toHaveTextContent('n/a');
    expect(await figure('Cash needed')).toHaveTextContent('£');
  });

  it('groups the digits of a large yield', async () => {
    openApp('/');
    fireEvent.change(await screen.findByLabelText('Purchase price'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Monthly rent'), { target: { value: '1' } });
    expect(await figure('Gross yield')).toHaveTextContent('1,200.00%');
  });

  it('leads to a new account', async () => {
    const { path } = openApp('/');
    await heading(title);
    await userEvent.click(
      within(screen.getByRole('main')).getAllByRole('link', { name: 'Create FREE Account' })[0] ??
        document.body,
    );
    await heading('Create your account');
    expect(path()).toBe('/account/register');
  });

  it('takes an address for the newsletter, if it is one', async () => {
    openApp('/');
    const email = await screen.findByRole('textbox', { name: 'Email address for the newsletter' });
    await userEvent.type(email, 'dermot@post');
    await userEvent.click(screen.getByRole('checkbox', { name: /send me the newsletter/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.co.uk');
    await userEvent.type(email, '.example{Enter}');
    expect(await screen.findByText('You’re signed up')).toBeVisible();
  });

  it('shows no strip of posts when they do not come', async () => {
    mockServer.fail('listBlogs', { status: 404, body: { message: 'Gone for tea', code: 'not-found' } });
    openApp('/');
    await heading('Questions', 2);
    await waitFor(() => expect(screen.queryByText('From the blog')).toBeNull());
    expect(screen.queryByText('Gone for tea')).toBeNull();
  });

  it('is never seen by a member who comes back', async () => {
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      seen.push(...[...document.querySelectorAll('h1')].map((each) => each.textContent));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    mockServer.signInAs('hannah.okafor');
    setSessionHint(true);
    openApp('/');
    await screen.findByRole('form', { name: 'New post' });
    watch.disconnect();
    expect(seen).not.toContain(title);
  });
});

describe('the header of a stranger', () => {
  it('has three actions, and marks the blog on the blog', async () => {
    openApp('/blog');
    await heading('Blog');
    const main = screen.getByRole('navigation', { name: 'Main' });
    const links = within(main).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Blog', 'Login', 'Create FREE Account']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  });
});
