import { expect, it } from 'vitest';
import { tellChatEvent } from './chat-events';
import { listenToChat, tellChat, type ChatNews } from './chat-news';
import { provideTyping, tellTyping } from './chat-typing';

it('tells whoever listens, until they stop', () => {
  const heard: ChatNews[] = [];
  const stop = listenToChat((news) => heard.push(news));
  tellChat({ type: 'anything' });
  tellChatEvent('typing', { conversationId: 12, userId: 3 });
  stop();
  tellChat({ type: 'anything' });
  expect(heard).toEqual([{ type: 'anything' }, { type: 'typing', conversationId: 12, userId: 3 }]);
});

it.each([undefined, null, 'x', {}, { conversationId: '12', userId: 3 }, { conversationId: 12 }])(
  'passes over what the contract does not know: %j',
  (payload) => {
    const heard: ChatNews[] = [];
    const stop = listenToChat((news) => heard.push(news));
    tellChatEvent('typing', payload);
    stop();
    expect(heard).toEqual([]);
  },
);

it('says that we type by the connection that runs, and nothing without one', () => {
  const said: number[] = [];
  provideTyping((conversationId) => said.push(conversationId));
  tellTyping(12);
  provideTyping(null);
  tellTyping(13);
  expect(said).toEqual([12]);
});
