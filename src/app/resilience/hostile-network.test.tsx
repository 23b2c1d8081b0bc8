// What members can have written somewhere in the network and in the chat is shown as the text it is.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeComment, writePost } from '@mocks/features/feed/activity/activity';
import { sendMessage, startConversation } from '@mocks/features/chat/activity/chat-activity';
import '@/features/chat/chat-page';
import '@/testing/screens/feed-screen';
import { expectNothingRan, forgetWhatRan, hostileTexts } from '@/testing/fixtures/hostile-texts';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

/** Lets a text stand somewhere, and opens the page that shows it. */
type Place = (text: string) => unknown;

const { world } = mockServer;
const hannah = 1;
const callum = 2;
const snapshot = { title: 'A deal', subtitle: 'Leeds', image: null, figures: [] };

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
});
afterEach(forgetWhatRan);

const places: Record<string, Place> = {
  'a post': (content) => {
    writePost(world, callum, { content });
    openApp('/');
  },
  'the name of who posts': (fullName) => {
    world.db.user.update(callum, { fullName, headline: fullName });
    writePost(world, callum, { content: 'Who am I?' });
    openApp('/');
  },
  'a comment': (content) => {
    const post = writePost(world, callum, { content: 'What do you think?' });
    writeComment(world, post, callum, { content });
    openApp(`/callum.reyes/post/${post.id}`);
  },
  'the words of a deal’s card': (text) => {
    const post = writePost(world, callum, { content: 'A deal' });
    const card = {
      kind: 'evaluation' as const,
      refId: text,
      snapshot: { ...snapshot, title: text, figures: [{ label: text, value: text }] },
    };
    world.db.post.update(post.id, { attachment: card });
    openApp('/');
  },
  'an answer of a poll': (text) => {
    const poll = { options: [text, 'Neither'], days: 3 };
    const post = writePost(world, callum, { content: 'Which?', poll });
    openApp(`/callum.reyes/post/${post.id}`);
  },
  'what a photo shows': (alt) => {
    const post = writePost(world, callum, { content: 'A photo' });
    world.db.post.update(post.id, { images: [{ file: 'post-1.jpg', alt }] });
    openApp(`/callum.reyes/post/${post.id}`);
    return screen.findByRole('button', { name: `Open photo 1 of 1: ${alt}` });
  },
  'a message': (content) => {
    sendMessage(world, 1, callum, { content, clientId: 'hostile' });
    openApp('/conversations?chat=1&view=chat');
  },
  'the name of a group': (name) => {
    const { id } = startConversation(world, callum, [hannah, 3], { name });
    sendMessage(world, id, callum, { content: 'Hello all', clientId: 'hello' });
    openApp(`/conversations?chat=${id}&view=chat`);
  },
  'a profile': (text) => {
    world.db.user.update(callum, { fullName: text, headline: text, town: text });
    const profile = world.db.profile.first('userId', callum);
    if (profile) {
      const links = [{ label: text, url: text }];
      world.db.profile.update(profile.id, { bio: text, regions: [text], links });
    }
    openApp('/callum.reyes?tab=about');
  },
  'the name and the words of a business': (text) => {
    const [business] = world.db.business.all();
    world.db.business.update(business?.id ?? '', { name: text, about: text, tagline: text });
    openApp(`/${business?.username}`);
  },
  'the note of a request': (note) => {
    world.db.connection.add({
      requesterId: 40,
      addresseeId: hannah,
      status: 'pending',
      note,
      createdAt: world.clock.now().toISOString(),
      respondedAt: null,
    });
    openApp('/networking/connections?tab=received');
  },
};

describe.each(Object.entries(places))('%s', (_name, place) => {
  it.each(hostileTexts)('%s is a text', async (text) => {
    await place(text);
    await waitFor(
      () => {
        const labels = [...document.querySelectorAll('[aria-label], [alt]')].map(
          (each) => `${each.getAttribute('aria-label')} ${each.getAttribute('alt')}`,
        );
        expect([document.body.textContent, ...labels].some((each) => each.includes(text))).toBe(true);
      },
      { timeout: 8000 },
    );
    expectNothingRan();
  });
});
