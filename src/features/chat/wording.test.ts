import { describe, expect, it } from 'vitest';
import { callum, conversation, group, hannah, message } from '@/testing/fixtures/chat-fixtures';
import {
  conversationName,
  dayHeading,
  isEditable,
  lastLine,
  messageLine,
  readByAll,
  shortDay,
  shortMoment,
  statusOf,
  typingLine,
} from './wording';

const now = new Date(2026, 10, 21, 12);
const at = (month: number, day: number, hour = 9, year = 2026) =>
  new Date(year, month, day, hour).toISOString();

describe('a moment in the list', () => {
  it.each([
    [new Date(2026, 10, 21, 11, 59, 30).toISOString(), 'Now'],
    [new Date(2026, 10, 21, 12, 5).toISOString(), 'Now'],
    [at(10, 21), '09:00'],
    [at(10, 20, 23), 'Yesterday'],
    [at(10, 16), 'Mon'],
    [at(10, 8), '8 Nov'],
    [at(10, 8, 9, 2025), '8 Nov 2025'],
    ['not a date', 'Unknown date'],
  ])('%s reads %s', (moment, text) => {
    expect(shortMoment(moment, now)).toBe(text);
  });

  it('names a day above its messages', () => {
    expect([at(10, 21), at(10, 20), at(10, 16), at(10, 8)].map((each) => dayHeading(each, now))).toEqual([
      'Today',
      'Yesterday',
      'Monday',
      'Sunday 8 Nov',
    ]);
  });
});

describe('a conversation', () => {
  it('is called like its group or the others in it', () => {
    expect(conversationName(group(), 1)).toBe('Leeds HMO owners');
    expect(conversationName(group({ name: null }), 1)).toBe('Priya Raman, Callum Reyes');
    expect(conversationName(conversation(), 1)).toBe('Priya Raman');
    expect(conversationName(conversation({ participants: [] }), 1)).toBe('Only you');
  });

  it('says in a line what was said last, and who said it', () => {
    expect(lastLine(conversation({ lastMessage: message(1, { content: ' a\n b ' }) }), 1)).toBe('a b');
    const formula = message(1, { content: '**ROI** is $$\\frac{5}{100}$$' });
    expect(lastLine(conversation({ lastMessage: formula }), 1)).toBe('ROI is 5/100');
    expect(lastLine(conversation({ lastMessage: message(1, { sender: hannah }) }), 1)).toBe('You: Message 1');
    expect(lastLine(group({ lastMessage: message(1, { sender: callum }) }), 1)).toBe('Callum: Message 1');
    expect(lastLine(conversation({ lastMessage: null }), 1)).toBe('No messages yet');
    expect(messageLine(message(1, { content: '', deletedAt: at(10, 21) }))).toBe('Message deleted');
  });

  it('says who types', () => {
    expect(typingLine(['Priya Raman'])).toBe('Priya is typing');
    expect(typingLine(['Priya Raman', 'Callum Reyes'])).toBe('Priya and Callum are typing');
    expect(typingLine(['a', 'b', 'c'])).toBe('3 people are typing');
  });

  it('is read by all when every other member says so', () => {
    const [me, other] = conversation().participants;
    if (!me || !other) throw new Error('There are two');
    const read = conversation({ participants: [me, { ...other, lastReadId: 7 }] });
    expect(readByAll(read, 1)).toBe(7);
    expect(readByAll(conversation(), 1)).toBe(0);
    expect([statusOf(message(7), 7), statusOf(message(8), 7)]).toEqual(['read', 'delivered']);
  });
});

it('a message can be edited for fifteen minutes, by whoever wrote it', () => {
  const mine = message(1, { sender: hannah, createdAt: new Date(2026, 10, 21, 11, 46).toISOString() });
  expect(isEditable(mine, 1, now)).toBe(true);
  expect(isEditable(mine, 2, now)).toBe(false);
  expect(isEditable(mine, 1, new Date(2026, 10, 21, 12, 1))).toBe(false);
  expect(isEditable({ ...mine, deletedAt: at(10, 21) }, 1, now)).toBe(false);
});

it.each([null, undefined, '', 'soon'])('A message of the moment %s has an unknown date', (at) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect([shortDay(at), shortMoment(at, now), dayHeading(at, now)]).toEqual([
    'Unknown date',
    'Unknown date',
    'Unknown date',
  ]);
});
