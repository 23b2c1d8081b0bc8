import { beforeEach, expect, it } from 'vitest';
import { removeDraftsOf } from './draft/draft-store';
import { forgetSendName, sendNameOf } from './send-name';
import { storedDrafts } from '@/testing/agreements/stored-drafts';

beforeEach(() => removeDraftsOf(1));

it('the same content has the same name until it has been sent', () => {
  const first = sendNameOf(1, 'post', 'Rates fell');
  expect(sendNameOf(1, 'post', 'Rates fell')).toBe(first);
  forgetSendName(1, 'post');
  expect(sendNameOf(1, 'post', 'Rates fell')).not.toBe(first);
});

it('other content, another place and another person have other names', () => {
  const names = [
    sendNameOf(1, 'comment:4', 'Rates fell'),
    sendNameOf(1, 'comment:4', 'Rates fell again'),
    sendNameOf(1, 'comment:5', 'Rates fell'),
    sendNameOf(2, 'comment:4', 'Rates fell'),
  ];
  expect(new Set(names).size).toBe(4);
});

it('a name is kept with the drafts, and goes with them', () => {
  const name = sendNameOf(1, 'post', 'Rates fell');
  expect(storedDrafts()).toContain(name);
  removeDraftsOf(1);
  expect(storedDrafts()).not.toContain(name);
});
