import { describe, expect, it } from 'vitest';
import { plainText } from '../../../engine/texts/prose';
import { createWorld } from '../../../engine/world/world';
import { newcomerId } from '../../account/seeds/accounts';
import { blogBodies } from '../../blog/seeds/bodies';
import { posts } from '../../blog/seeds/posts';
import { articleBodies } from './bodies';
import { articles } from './articles';
import { sourcedKeys } from './sources';

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

  it('apply where they say they do', () => {
    const nationsOf = (key: string) => articles.find((each) => each.key === key)?.nations;
    expect(nationsOf('stamp-duty')).toEqual(['england', 'northern-ireland']);
    expect(nationsOf('offers')).toContain('scotland');
    expect(nationsOf('first-buy-to-let')).toEqual(['england']);
    const names = {
      England: 'england',
      Scotland: 'scotland',
      Wales: 'wales',
      'Northern Ireland': 'northern-ireland',
    };
    for (const { key, nations } of articles) {
      const text = articleBodies.get(key) ?? '';
      for (const [name, nation] of Object.entries(names)) {
        // A part of its own, or the first words, are for readers of that nation.
        const isFor =
          text.includes(`\n## In ${name}\n`) || new RegExp(`^In (?:\\w+ and )?${name}`).test(text);
        expect({ key, isFor: isFor && nations?.every((each) => each !== nation) }).toEqual({
          key,
          isFor: false,
        });
      }
    }
  });

  it('say of licences what the law says: a missing one never closed a ground', () => {
    const texts = ['hmo-licence', 'possession'].map((key) => plainText(articleBodies.get(key) ?? ''));
    expect(texts[0]).toMatch(/missing licence doesn’t rule out any of the section 8 grounds/);
    expect(texts[1]).toMatch(/missing one doesn’t rule out a ground/);
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

  it('agree with their day whenever the world is made: they name no day, month or season without its year', () => {
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
    // A yearly date is one of several.
    const yearly = /(?:7 (?:August|November|February|May)(?:, | and |\.)?){2,}/g;
    const bare = new RegExp(
      `(?:\\b\\d{1,2}|[Ss]ince|[Ff]rom|[Uu]ntil|[Nn]ext|[Ll]ast|[Tt]his|[Bb]y|[Ii]n) (?:${months})\\b(?! \\d{4})|\\b(?:spring|summer|autumn|winter)\\b`,
    );
    for (const { slug, title, excerpt } of posts) {
      const text = [title, excerpt, plainText(blogBodies.get(slug) ?? '')].join('\n').replaceAll(yearly, '');
      expect({ slug, bare: bare.exec(text)?.[0] }).toEqual({ slug, bare: undefined });
    }
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
