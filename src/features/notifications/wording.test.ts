import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { author, notification } from '@/testing/fixtures/fixtures';
import { notificationDestination } from './destination';
import {
  groupWording,
  isReadByClick,
  notificationDetail,
  notificationLabel,
  notificationSentence,
  typeOf,
} from './wording';

const destination = (typeId: number, more?: Partial<Schemas['Notification']>) =>
  notificationDestination(notification(typeId, more), 'hannah.okafor', '');

const taskId = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01';

describe('a notification', () => {
  it.each([
    [1, 'New connection request', '/notifications?requests=true'],
    [2, 'You are now connected', '/callum.reyes'],
    [3, 'Commented on your Post', '/hannah.okafor/post/55'],
    [4, 'Replied to your Comment', '/7/post/55'],
    [5, 'Reacted to your post', '/hannah.okafor/post/55'],
    [6, 'New message', '/conversations?chat=12&view=chat'],
    [7, 'Mentioned you in a Post', null],
    [8, 'New property matching your search', null],
    [9, 'Liked your comment', '/hannah.okafor/post/55'],
    [10, 'Liked your reply', '/hannah.okafor/post/55'],
    [13, 'Outstanding transactions to confirm', '/portfolio?section=propertyManagement'],
    [101, 'Shared a new post', '/callum.reyes/post/55'],
    [102, 'Task reminder', `/pipeline/tasks?task=${taskId}`],
    [103, 'Assigned you a task', `/pipeline/tasks?task=${taskId}`],
    [104, 'Renewal reminder', `/portfolio/compliance?renew=${taskId}`],
    [105, 'Maintenance overdue', `/portfolio/maintenance?job=${taskId}`],
    [106, 'Viewing reminder', '/pipeline/viewings'],
    [11, 'Reacted to your post', null],
    [12, 'Reacted to your post', null],
    [99, 'Reacted to your post', null],
  ])('of type %i says %j and leads to %j', (typeId, label, path) => {
    expect(notificationLabel(typeId)).toBe(label);
    const about = { taskId, renewalId: taskId, maintenanceId: taskId, viewingId: taskId };
    expect(destination(typeId, about)).toBe(path);
  });

  it.each([2, 3, 4, 5, 6, 9, 10, 101, 102, 103, 104, 105, 106])(
    'of type %i without its details leads nowhere',
    (typeId) => {
      expect(destination(typeId, { sender: null, userPost: null, message: null })).toBeNull();
    },
  );

  it('of a post whose author is not named leads to the post all the same', () => {
    expect(destination(101, { sender: null })).toBe('/7/post/55');
  });

  it('of outstanding transactions leads to the configured portfolio page', () => {
    expect(notificationDestination(notification(13), 'hannah.okafor', 'https://portfolio.example/app')).toBe(
      'https://portfolio.example/app?section=propertyManagement',
    );
  });

  it('is read by a click, unless it is of a message', () => {
    expect(isReadByClick(notification(5))).toBe(true);
    expect(isReadByClick(notification(6))).toBe(false);
  });
});

describe('a type that the server does not name', () => {
  it.each([null, undefined, {}, { id: null }])('%j is a reaction that leads nowhere', (notificationType) => {
    // what no contract allows, and a server may send all the same
    const row = { ...notification(5), notificationType } as Schemas['Notification'];
    expect(typeOf(row)).toBeNull();
    expect(notificationLabel(typeOf(row))).toBe('Reacted to your post');
    expect(notificationDestination(row, 'hannah.okafor', '')).toBeNull();
    expect(isReadByClick(row)).toBe(true);
  });
});

describe('a group', () => {
  const by = (id: number, typeId = 5) =>
    notification(typeId, { id, sender: author({ id: id % 10, fullName: `Person ${id % 10}` }) });

  it.each([
    [[by(1), by(2)], 'Person 1 and Person 2 reacted to your post'],
    [[by(1), by(2), by(3)], 'Person 1 and 2 others reacted to your post'],
    [[by(1), by(2), by(11), by(12)], 'Person 1 and Person 2 reacted to your post'],
    [[by(1, 3), by(11, 3), by(21, 3)], 'Person 1 commented on your post 3 times'],
    [[by(1, 7), by(2, 7)], 'Person 1 and Person 2 mentioned you in a post'],
    [[by(1, 9), by(2, 9)], 'Person 1 and Person 2 liked your comment'],
    [[by(1, 10), by(2, 10)], 'Person 1 and Person 2 liked your reply'],
  ])('counts people once: %#', (rows, sentence) => {
    const { first, others, deed } = groupWording(rows);
    expect([first, others, deed].filter(Boolean).join(' ')).toBe(sentence);
  });
});

it.each([
  [3, { snippet: 'What did the survey say?' }, 'What did the survey say?'],
  [8, { count: 1 }, '1 property'],
  [8, { count: 3 }, '3 properties'],
  [13, { count: 4 }, '4 transactions'],
  [6, { count: 1 }, null],
  [6, { count: 2 }, '2 messages'],
  [5, { count: 2 }, null],
  [2, {}, null],
])('the details of type %i with %j: %j', (typeId, more, detail) => {
  expect(notificationDetail(notification(typeId, more))).toBe(detail);
});

it.each([
  [1, {}, 'New connection request from Callum Reyes'],
  [2, {}, 'You’re now connected with Callum Reyes'],
  [3, { snippet: 'What did the survey say?' }, 'Callum Reyes commented on your post'],
  [4, {}, 'Callum Reyes replied to your comment'],
  [5, {}, 'Callum Reyes reacted to your post'],
  [6, {}, 'New message from Callum Reyes'],
  [7, {}, 'Callum Reyes mentioned you in a post'],
  [10, {}, 'Callum Reyes liked your reply'],
  [101, {}, 'Callum Reyes shared a new post'],
  [103, {}, 'Callum Reyes assigned you a task'],
  [8, { sender: null, count: 3 }, 'New property matching your search: 3 properties'],
  [105, { sender: null }, 'Maintenance overdue'],
])('A control of type %i with %j is named by the sentence %j', (typeId, more, sentence) => {
  expect(notificationSentence(notification(typeId, more))).toBe(sentence);
});
