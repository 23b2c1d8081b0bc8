// The chat as a member sees it, for tests: Hannah with Callum, who wrote last.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import { closeOutbox } from '@/features/chat/outbox/outbox-store';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/features/chat/chat-page';
import '@/routes/-shell/shell';
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';

export const hannah = 1;
export const callum = 2;
const { world } = mockServer;

/** The messages of the open conversation, and those of them that say this. */
export const rows = () => within(screen.getByRole('log')).getAllByRole('article');
export const row = (text: string | RegExp) =>
  rows().filter(({ textContent }) =>
    typeof text === 'string' ? textContent.includes(text) : text.test(textContent),
  );
export const composer = () => screen.findByRole('textbox', { name: 'Message Callum' });
/** What the server has of this text. */
export const stored = (content: string) =>
  world.db.message.by('conversationId', 1).filter((each) => each.content === content);
export const callumSays = (content: string, clientId = content) =>
  sendMessage(world, 1, callum, { content, clientId });

/** Call it at the top of a test file. */
export function prepareChat(): void {
  beforeAll(() => {
    // Nothing is laid out here: the thread's frame is as high as it takes for every row.
    Object.defineProperty(Element.prototype, 'clientHeight', {
      configurable: true,
      get(this: Element) {
        return this.getAttribute('role') === 'log' ? 60_000 : 0;
      },
    });
  });
  beforeEach(() => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    mockServer.signInAs('hannah.okafor');
    localStorage.setItem('session-hint', '1');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    // Leaving, the composer keeps what was typed last: before the drafts go, not after.
    cleanup();
    closeOutbox();
    removeDraftsOf(hannah);
    closeAllModals();
  });
}

/** Opens Hannah's conversation with Callum, and waits for its messages and for the socket. */
export async function openCallum() {
  const app = openApp('/conversations?chat=1&view=chat');
  await screen.findByRole('log', { name: 'Messages with Callum Reyes' });
  await waitFor(() => expect(world.hub.hasSocketOf(hannah)).toBe(true));
  return app;
}
