import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { avaButton, avaPanel, field, openAvaCorner, pressAva } from '@/testing/screens/ava-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
// evaluated with the test file: on a loaded machine it would come later than a person waits
import '@/ui/menu/menu-list';

const patient = { timeout: 8000 };
const panel = () => screen.queryByRole('dialog', { name: 'Ava' });

beforeEach(() => mockServer.signInAs('hannah.okafor'));
afterEach(() =>
  act(() => {
    forgetAva();
    removeDraftsOf(1);
  }),
);

describe('Escape in Ava’s panel', () => {
  it('closes it, gives the focus back to the button, and keeps what is being written', async () => {
    const user = userEvent.setup();
    openAvaCorner();
    await pressAva();
    await waitFor(() => expect(field()).toHaveFocus());
    await user.type(field(), 'Half a quest');
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(await avaButton()).toHaveFocus();
    await pressAva();
    expect(field()).toHaveValue('Half a quest');
  });

  it('closes an open menu first', async () => {
    const user = userEvent.setup();
    openAvaCorner();
    await pressAva();
    const [more] = await screen.findAllByRole('button', { name: 'More options for this answer' }, patient);
    await user.click(more ?? document.body);
    await screen.findByRole('menuitem', { name: 'Report…' }, patient);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Report…' })).toBeNull());
    expect(panel()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
  });

  it('goes back from the topics to the conversation, and from the question before a new one', async () => {
    const user = userEvent.setup();
    openAvaCorner();
    await pressAva();
    await screen.findByText('Hi Ava', undefined, patient);
    await user.click(screen.getByRole('button', { name: 'Earlier topics' }));
    await screen.findByRole('heading', { name: 'Earlier topics' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Earlier topics' })).toBeNull();
    await waitFor(() => expect(field()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'New topic' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(panel()).toBeVisible();
  });

  it('that ends a composed word is the word’s', async () => {
    openAvaCorner();
    await pressAva();
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(await avaPanel()).toBeVisible();
  });
});

describe('over the whole page', () => {
  it('the document is called Ava as long as it lasts, and Escape ends it', async () => {
    const user = userEvent.setup();
    const { router } = openApp('/knowledge-base?ava=page');
    const place = await avaPanel();
    expect(place).toHaveAttribute('data-mode', 'page');
    expect(document.title).toBe('Ava · Tiebeam');
    await screen.findByRole('heading', { level: 1, hidden: true }, patient);
    expect(document.title).toBe('Ava · Tiebeam');
    act(() => field().focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place).toHaveAttribute('data-mode', 'panel'), patient);
    expect(router.state.location.search).toEqual({});
    expect(document.title).toMatch(/^Knowledge Base/);
    expect(panel()).toBeVisible();
  });
});
