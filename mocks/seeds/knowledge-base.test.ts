import { describe, expect, it } from 'vitest';
import { plainText } from '../handlers/prose';
import { createWorld } from '../world';
import { newcomerId } from './accounts';
import { blogBodies } from './blog-bodies';
import { posts } from './blog-posts';
import { articleBodies } from './knowledge-base-bodies';
import { articles } from './knowledge-base-articles';
import { sourcedKeys } from './knowledge-base-sources';

const now = new Date('2026-05-13T10:30:00Z');
const { db } = createWorld({ now });
const wordsOf = (text: string) => plainText(text).split(' ').length;

describe('articles', () => {
  it('are forty that everybody reads and two that are not out yet, each with its own text, of all eleven categories', () => {
    expect(db.article.size).toBe(42);
    expect(db.article.all().filter(({ status }) => status === 'published')).toHaveLength(40);
    expect(articles.map(({ key }) => key).toSorted()).toEqual([...articleBodies.keys()].toSorted());
    expect(new Set(articles.map(({ category }) => category)).size).toBe(11);
    expect(new Set(articles.map(({ author }) => author)).size).toBeGreaterThan(9);
  });

  it('say something: eighty words at least, twelve of them much more', () => {
    const lengths = [...articleBodies.values()].map(wordsOf);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(80);
    expect(lengths.filter((words) => words >= 150).length).toBeGreaterThanOrEqual(12);
  });

  it('have titles at the limit, and one just too long for a row of a search', () => {
    const lengths = articles.map(({ title }) => title.length);
    expect(Math.max(...lengths)).toBe(80);
    expect(lengths).toContain(37);
    expect(lengths).toContain(38);
  });

  it('hold a draft, a planned one and one that nobody has looked at for a year', () => {
    const states = db.article.all().map(({ status }) => status);
    expect(states.filter((status) => status === 'draft')).toHaveLength(1);
    expect(states.filter((status) => status === 'scheduled')).toHaveLength(1);
    expect(db.article.all().filter(({ reviewedOn }) => reviewedOn < '2025-05-13')).toHaveLength(1);
  });

  it('name the law they rest on by official addresses', () => {
    const ofLaw = articles.filter(({ category }) => category === 'lettings-and-law');
    expect(ofLaw.filter(({ key }) => !sourcedKeys.includes(key))).toEqual([]);
    for (const key of sourcedKeys) {
      const [, list = ''] = articleBodies.get(key)?.split('## Sources\n') ?? [];
      const addresses = [...list.matchAll(/\((https:[^)]+)\)$/gm)].map(([, address]) => address);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.length).toBe(list.split('\n').length);
      for (const address of addresses)
        expect(address).toMatch(/^https:\/\/www\.(gov|legislation\.gov)\.uk\//);
    }
  });

  it('close their math, and use no single dollars for it', () => {
    for (const text of [...articleBodies.values(), ...blogBodies.values()]) {
      expect(text.split('$$').length % 2).toBe(1);
      expect(text).not.toContain('\\\\');
    }
  });
});

describe('posts', () => {
  it('are fifteen to read and three to come, each with its own text and a short standfirst', () => {
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual([...blogBodies.keys()].toSorted());
    expect(db.blog.all().filter(({ status }) => status === 'published')).toHaveLength(15);
    expect(db.blog.all().filter(({ status }) => status === 'draft')).toHaveLength(2);
    expect(db.blog.all().filter(({ status }) => status === 'scheduled')).toHaveLength(1);
    for (const { excerpt } of posts) expect(excerpt.length).toBeLessThanOrEqual(160);
    for (const text of blogBodies.values()) expect(wordsOf(text)).toBeGreaterThanOrEqual(80);
  });
});

describe('subscriptions', () => {
  it('agree with the members’ plans', () => {
    const paying = db.user.all().filter(({ plan }) => plan !== 'free');
    for (const { id, plan } of paying) {
      expect(db.subscription.by('ownerId', id)).toMatchObject([{ planId: plan }]);
    }
    const running = db.subscription.all().filter(({ status }) => status !== 'cancelled');
    expect(running).toHaveLength(paying.length);
    for (const { currentPeriodEnd } of running) expect(currentPeriodEnd > now.toISOString()).toBe(true);
  });
});

it('leaves the newcomer without anything', () => {
  expect(db.subscription.by('ownerId', newcomerId)).toEqual([]);
  expect(db.supportTicket.by('ownerId', newcomerId)).toEqual([]);
  expect(db.avaThread.by('ownerId', newcomerId)).toEqual([]);
  expect(db.mailingListEntry.by('email', 'zainab.hussain@post.example')).toEqual([]);
});
