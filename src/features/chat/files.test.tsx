import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { composer, openCallum, prepareChat, stored } from '@/testing/screens/chat-screen';
import { mockServer } from '@/testing/setup';

prepareChat();

const survey = () => new File(['%PDF-1.4 the survey'], 'survey.pdf', { type: 'application/pdf' });
const chooser = () => screen.getByLabelText('Attach a document', { selector: 'input' });
/** Whether the browser would ask before the page goes. */
const asksBeforeLeaving = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

describe('a document', () => {
  it('stays with the message being written while another conversation is looked at', async () => {
    const app = await openCallum();
    const user = userEvent.setup();
    await user.type(await composer(), 'The survey');
    fireEvent.change(chooser(), { target: { files: [survey()] } });
    expect(await screen.findByRole('list', { name: 'Attached' })).toHaveTextContent('survey.pdf');
    expect(asksBeforeLeaving()).toBe(true);
    await app.router.navigate({ to: '/conversations', search: { chat: 2, view: 'chat' } });
    await screen.findByRole('textbox', { name: 'Message Priya' });
    expect(screen.queryByRole('list', { name: 'Attached' })).not.toBeInTheDocument();
    await app.router.navigate({ to: '/conversations', search: { chat: 1, view: 'chat' } });
    expect(await composer()).toHaveValue('The survey');
    const attached = await screen.findByRole('list', { name: 'Attached' });
    await user.click(within(attached).getByRole('button', { name: 'Remove “survey.pdf”' }));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('whose upload broke off is sent by a retry, without being chosen again', async () => {
    await openCallum();
    mockServer.fail('createMessage', { status: 'network', times: 1 });
    const user = userEvent.setup();
    fireEvent.change(chooser(), { target: { files: [survey()] } });
    await screen.findByRole('list', { name: 'Attached' });
    await user.type(await composer(), 'Here it is{Enter}');
    const failed = await screen.findByRole('article', { name: 'You, not sent' });
    expect(failed).toHaveTextContent('survey.pdf');
    // What comes next is not held up by it.
    await user.type(await composer(), 'A draft');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored('Here it is')).toHaveLength(1));
    expect(stored('Here it is')[0]?.attachments).toMatchObject([{ kind: 'document' }]);
    expect(await composer()).toHaveValue('A draft');
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });
});

describe('a picture', () => {
  const pictures = () => screen.getByLabelText('Add photos', { selector: 'input' });
  const file = (name: string, type: string, text: string) => new File([text], name, { type });

  it.each([
    ['lease.pdf', 'application/pdf'],
    ['lease.gif', 'image/gif'],
  ])('that is none is refused in the documented words: %s', async (name, type) => {
    await openCallum();
    fireEvent.change(pictures(), { target: { files: [file(name, type, '%PDF-1.7')] } });
    expect(await screen.findByText(`${name}: The file given is not an image`)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
    await userEvent.type(await composer(), 'Nothing with it{Enter}');
    await waitFor(() => expect(stored('Nothing with it')).toHaveLength(1));
    expect(stored('Nothing with it')[0]?.attachments).toEqual([]);
  });

  it('that moves goes as it is', async () => {
    await openCallum();
    fireEvent.change(pictures(), { target: { files: [file('tour.gif', 'image/gif', 'GIF89a and more')] } });
    const attached = await screen.findByRole('list', { name: 'Attached' });
    expect(attached).toHaveTextContent('tour.gif');
    await userEvent.type(await composer(), 'A tour{Enter}');
    await waitFor(() => expect(stored('A tour')).toHaveLength(1));
    expect(stored('A tour')[0]?.attachments).toMatchObject([{ kind: 'image' }]);
  });
});
