import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { connectionStatus } from '@/realtime/status';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function open(path = '/pipeline') {
  mockServer.signInAs('hannah.okafor');
  const app = openApp(path);
  await screen.findByRole('heading', { level: 2, name: 'Sourced' }, patient);
  return app;
}

const column = (name: string) => screen.getByRole('region', { name });
const titles = (name: string) =>
  within(column(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
/** How long a deal has been in its stage, as its card says it. */
const stayOf = (name: string) =>
  card(name)
    .closest<HTMLElement>('[data-deal]')
    ?.textContent.match(/Today|\d+ days? in stage/)?.[0];
const card = (name: string) => screen.getByRole('link', { name });
const announced = (text: string | RegExp) =>
  screen.findByText(text, { selector: '.sr-only[aria-live] p', ignore: false });
const said = (text: string | RegExp) => screen.findByText(text, { selector: 'p[aria-live=assertive]' });
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const press = async (...names: string[]) => {
  for (const name of names) await act(async () => void key(name));
};

const woodthorpe = 'Woodthorpe loft flip';

describe('A deal moved by the keyboard', () => {
  it('is lifted, carried and dropped with every step announced, and keeps the focus', async () => {
    await open();
    card(woodthorpe).focus();
    await press(' ');
    await said(/^Picked up Woodthorpe loft flip from Sourced, position 1 of 3/);
    await press('ArrowRight', 'ArrowDown');
    await said('Evaluating, position 2 of 4');
    await press(' ');
    await announced('Moved to Evaluating, position 2 of 4');
    await waitFor(() => expect(titles('Evaluating')).toHaveLength(4));
    expect(titles('Evaluating')[1]).toBe(woodthorpe);
    expect(titles('Sourced')).not.toContain(woodthorpe);
    await waitFor(() => expect(card(woodthorpe)).toHaveFocus());
  });

  it('goes back where it was at Escape', async () => {
    await open();
    const before = titles('Sourced');
    card(woodthorpe).focus();
    await press(' ', 'ArrowRight', 'Escape');
    await said('Move cancelled. Woodthorpe loft flip is back in Sourced, position 1 of 3');
    expect(titles('Sourced')).toEqual(before);
  });

  it('keeps the focus when the server refuses the move, and when Retry moves it', async () => {
    await open();
    mockServer.fail('updateEvaluation', { status: 503, times: 1 });
    card(woodthorpe).focus();
    await press(' ', 'ArrowRight', ' ');
    await announced('Couldn’t move “Woodthorpe loft flip”. It’s back where it was.');
    await waitFor(() => expect(titles('Sourced')).toContain(woodthorpe));
    await waitFor(() => expect(card(woodthorpe)).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, patient));
    await waitFor(() => expect(titles('Evaluating')).toContain(woodthorpe));
    await waitFor(() => expect(card(woodthorpe)).toHaveFocus());
  });
});

describe('The move menu of a card', () => {
  async function moveTo(title: string, stage: string) {
    await userEvent.click(screen.getByRole('button', { name: `Move “${title}”` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Move “${title}”` }, patient));
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${stage}`) }));
  }

  it('moves a deal at once, changes the totals, and Undo takes it back', async () => {
    await open();
    const before = within(column('Sourced')).getByText(/· cash/).textContent;
    const stay = stayOf(woodthorpe);
    await moveTo(woodthorpe, 'Offer made');
    expect(stayOf(woodthorpe)).not.toBe(stay);
    expect(titles('Offer made')[0]).toBe(woodthorpe);
    expect(within(column('Sourced')).getByText(/· cash/).textContent).not.toBe(before);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
    await waitFor(() => expect(titles('Sourced')).toContain(woodthorpe), patient);
    await waitFor(
      () => expect(within(column('Sourced')).getByText(/· cash/).textContent).toBe(before),
      patient,
    );
    await announced('Move undone');
    expect(stayOf(woodthorpe)).toBe(stay);
  });

  it('puts a deal back when the server refuses, and Retry moves it', async () => {
    await open();
    mockServer.fail('updateEvaluation', { status: 503, times: 1 });
    await moveTo(woodthorpe, 'Evaluating');
    await announced('Couldn’t move “Woodthorpe loft flip”. It’s back where it was.');
    await waitFor(() => expect(titles('Sourced')).toContain(woodthorpe));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, patient));
    await waitFor(() => expect(titles('Evaluating')).toContain(woodthorpe));
  });

  it('moves a deal on before the board of the first move has come, and takes that for no conflict', async () => {
    await open();
    const stored = () => mockServer.world.db.evaluation.all().find(({ title }) => title === woodthorpe);
    const release = holdNext('get', '/evaluations');
    await moveTo(woodthorpe, 'Evaluating');
    await announced('Moved to Evaluating, position 1 of 4');
    await waitFor(() => expect(stored()?.pipeline?.stage).toBe('evaluating'));
    await moveTo(woodthorpe, 'Offer made');
    await waitFor(() => expect(stored()?.pipeline?.stage).toBe('offer_made'));
    release();
    expect(screen.queryByText(/was changed elsewhere/)).not.toBeInTheDocument();
  });

  it('says when somebody else changed the deal, and moves it when told again', async () => {
    const { queryClient } = await open();
    const board = queryClient.getQueryData<{ pages: { data: { id: string; title: string }[] }[] }>([
      '/evaluations',
      'pages',
      { pipeline: true },
    ]);
    const id = board?.pages[0]?.data.find(({ title }) => title === woodthorpe)?.id;
    await fetch(`${location.origin}/api/evaluations/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: ['changed elsewhere'] }),
    });
    await moveTo(woodthorpe, 'Evaluating');
    await announced(/^“Woodthorpe loft flip” was changed elsewhere/);
    await waitFor(() => expect(titles('Sourced')).toContain(woodthorpe));
    await userEvent.click(await screen.findByRole('button', { name: 'Move anyway' }, patient));
    await waitFor(() => expect(titles('Evaluating')).toContain(woodthorpe));
  });

  it('asks why a deal was lost, and leaves it where it was without an answer', async () => {
    await open();
    await moveTo(woodthorpe, 'Lost');
    const name = 'Why did you lose “Woodthorpe loft flip”?';
    const dialog = within(await screen.findByRole('dialog', { name }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Move to Lost' }));
    expect(dialog.getByText('Choose why the deal was lost')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Another reason');
    expect(dialog.getByRole('textbox', { name: 'What happened' })).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Move to Lost' }));
    expect(dialog.getByText('Enter what happened')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(titles('Sourced')).toContain(woodthorpe));

    await moveTo(woodthorpe, 'Lost');
    const again = within(await screen.findByRole('dialog', { name }, patient));
    await userEvent.selectOptions(again.getByRole('combobox', { name: 'Reason' }), 'Outbid');
    await userEvent.click(again.getByRole('button', { name: 'Move to Lost' }));
    await waitFor(() => expect(titles('Lost')).toContain(woodthorpe));
    expect(within(column('Lost')).getAllByText('Lost: Outbid')[0]).toBeVisible();
  });

  it('keeps a deal where it was dropped when the board is read again before the move is sent', async () => {
    const { evaluation } = mockServer.world.db;
    const { id } = evaluation.all().find(({ title }) => title === 'Moss Lane East end terrace') ?? { id: '' };
    evaluation.update(id, { collaborators: [{ userId: 2, role: 'edit' }] });
    await open();
    await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'), patient);
    await moveTo(woodthorpe, 'Lost');
    await screen.findByRole('dialog', { name: /^Why did you lose/ }, patient);
    evaluation.update(id, { title: 'Moss Lane East corner house' });
    act(() => mockServer.sendNotification(3));
    await screen.findByRole('link', { name: 'Moss Lane East corner house', hidden: true }, patient);
    const lost = screen.getByRole('region', { name: 'Lost', hidden: true });
    expect(within(lost).getByRole('link', { name: woodthorpe, hidden: true })).toBeInTheDocument();
  });
});

describe('The board', () => {
  it('is narrowed by filters that stand in the address', async () => {
    const { router } = await open('/pipeline?attention=overdue');
    expect(titles('Sourced')).toEqual([]);
    expect(titles('Offer made')).not.toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Needs attention' })).toHaveDisplayValue('Overdue action');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search deals' }), 'zzz');
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Clear filters' }, patient)).at(-1) ?? document.body,
    );
    await waitFor(() => expect(titles('Sourced')).toHaveLength(3), patient);
    expect(router.state.location.search).toEqual({});
  });

  it('calls, orders and limits stages as I say', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit stages' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit stages' }, patient));
    const name = dialog.getByRole('textbox', { name: 'Name for “Evaluating”' });
    await userEvent.type(name, 'sourced{Enter}');
    expect(name).toHaveAccessibleDescription('Give each stage a different name');
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Sums');
    const limit = dialog.getByRole('textbox', { name: 'Deal limit for “Evaluating”' });
    await userEvent.type(limit, '501{Enter}');
    expect(limit).toHaveAccessibleDescription('Enter a limit from 1 to 500, or leave it empty');
    expect(limit).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Deal limit for “Sourced”' }), '0{Enter}');
    expect(dialog.getByRole('status')).toHaveTextContent('2 fields need your attention');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Deal limit for “Sourced”' }));
    await userEvent.clear(limit);
    await userEvent.type(limit, '2');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show “Lost”' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move “Evaluating” up' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 2, name: 'Sums' }, patient);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['Sums', 'Sourced']);
    expect(names).not.toContain('Lost');
    expect(within(column('Sums')).getByText('1 deal over your limit')).toBeVisible();
  });

  it('Says how many deals a hidden stage keeps off it, which the table lists, and leads to its switch', async () => {
    await open();
    const editing = async (button: HTMLElement) => {
      await userEvent.click(button);
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit stages' }, patient));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Show “Sourced”' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    };
    await editing(screen.getByRole('button', { name: 'Edit stages' }));
    const filters = within(screen.getByRole('search', { name: 'Filter deals' }));
    await filters.findByText('3 deals in a hidden stage', {}, patient);
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
    expect(await screen.findByRole('link', { name: woodthorpe }, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Board' }));
    await editing(filters.getByRole('button', { name: 'Edit stages' }));
    await waitFor(() => expect(titles('Sourced')).toHaveLength(3));
    expect(filters.queryByText(/hidden stage/)).toBeNull();
  });

  it('Folds a stage to its head, and unfolds it again', async () => {
    await open();
    const fold = screen.getByRole('button', { name: 'Collapse “Sourced”' });
    await userEvent.click(fold);
    expect(titles('Sourced')).toEqual([]);
    expect(within(column('Sourced')).getByText(/^3/)).toBeVisible();
    const unfold = screen.getByRole('button', { name: 'Expand “Sourced”' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    await waitFor(() => expect(titles('Sourced')).toHaveLength(3));
  });

  it('adds a deal by its name alone, to the stage it was added from', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add deal to “Viewing booked”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add deal' }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Add deal' }));
    expect(dialog.getByText('Enter an address or name')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address or name' }), '9 Kestrel Court');
    await userEvent.click(dialog.getByRole('button', { name: 'Add deal' }));
    await waitFor(() => expect(titles('Viewing booked')).toContain('9 Kestrel Court'));
  });
});

describe('A shared board', () => {
  it('is read again when something happened, as somebody may have moved a deal', async () => {
    const { evaluation } = mockServer.world.db;
    const { id } = evaluation.all().find(({ title }) => title === woodthorpe) ?? { id: '' };
    evaluation.update(id, { collaborators: [{ userId: 2, role: 'edit' }] });
    await open();
    await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'), patient);
    expect(titles('Sourced')).toContain(woodthorpe);
    const { pipeline } = evaluation.get(id) ?? {};
    if (!pipeline) throw new Error('The deal is on the board');
    evaluation.update(id, { pipeline: { ...pipeline, stage: 'lost' } });
    act(() => mockServer.sendNotification(3));
    await waitFor(() => expect(titles('Lost')).toContain(woodthorpe), patient);
    expect(titles('Sourced')).not.toContain(woodthorpe);
  });
});

describe('The forecast', () => {
  it('sets the cash that open deals need against the cash I say I have', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/pipeline?view=forecast');
    const field = await screen.findByRole('textbox', { name: 'Cash available' }, patient);
    await userEvent.type(field, '50k{Enter}');
    await screen.findByText(/^Not enough for deals past their completion date: £[\d,]+ short$/);
    expect(field).toHaveValue('50,000');
    const [past, month] = within(screen.getByRole('list', { name: 'Cash needed by month' })).getAllByText(
      /^£[\d,]+ short/,
    );
    expect(past).toHaveTextContent(/short$/);
    expect(month).toHaveTextContent(/short by the end of the month$/);
  });
});
