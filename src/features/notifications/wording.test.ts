import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { notification } from '@/testing/fixtures';
import { isReadByClick, notificationDestination, notificationLabel } from './wording';

const destination = (typeId: number, more?: Partial<Schemas['Notification']>) =>
  notificationDestination(notification(typeId, more), 'hannah.okafor', '');

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
    [11, 'Reacted to your post', null],
    [12, 'Reacted to your post', null],
    [99, 'Reacted to your post', null],
  ])('of type %i says %j and leads to %j', (typeId, label, path) => {
    expect(notificationLabel(typeId)).toBe(label);
    expect(destination(typeId)).toBe(path);
  });

  it.each([2, 3, 4, 5, 6, 9, 10])('of type %i without its details leads nowhere', (typeId) => {
    expect(destination(typeId, { sender: null, userPost: null, message: null })).toBeNull();
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
