import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const hannah = () => server.signInAs('hannah.okafor');
const admin = () => server.signInAs('tom.whitfield');
beforeEach(hannah);

const list = async (query = '') => (await call('GET', `/articles${query}`)).json as Schema<'ArticlePage'>;
const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);

describe('GET /articles', () => {
  it('is for members only', async () => {
    server.world.sessions.switchTo(null);
    expect((await call('GET', '/articles')).status).toBe(401);
  });

  it('comes twenty at a time, newest first, without what is not published', async () => {
    const first = await list();
    expect([first.data.length, first.total, first.totalPages]).toEqual([20, 40, 2]);
    const times = [...first.data, ...(await list('?page=2')).data].map(
      ({ publishedAt }) => publishedAt ?? '',
    );
    expect(times).toEqual(times.toSorted().toReversed());
    expect(first.data.every(({ highlights }) => highlights.length === 0)).toBe(true);
  });

  it('shows an admin everything, an author their own drafts, and others neither', async () => {
    expect(await titles('?status=draft')).toEqual([]);
    admin();
    expect((await list()).total).toBe(42);
    expect(await titles('?status=scheduled')).toEqual(['Reading a Home Report']);
    server.signInAs('shreya.iyer');
    expect(await titles('?status=draft')).toEqual(['Moving a portfolio into a company']);
  });

  it('finds words of the body, the best match first', async () => {
    const [first] = (await list('?query=section%2024')).data;
    expect(first?.title).toBe('Section 24 for higher-rate landlords');
    expect(await titles('?query=carbide')).toEqual(['Damp: find the cause before you pay for the cure']);
  });

  it.each([
    ['eviction', 'Getting a home back without section 21'],
    ['how to evict a tenant', 'Getting a home back without section 21'],
    ['s21', 'Getting a home back without section 21'],
    ['s24', 'Section 24 for higher-rate landlords'],
    ['btl', 'A first buy-to-let, step by step'],
    ['sdlt', 'Stamp duty on an additional home, worked out'],
    ['landlord licence', 'HMO licences: who needs one, and what councils ask for'],
  ])('knows what is meant by “%s”', async (query, title) => {
    const [first] = (await list(`?query=${encodeURIComponent(query)}`)).data;
    expect([first?.title, first?.missing]).toEqual([title, []]);
  });

  it('has what comes closest behind what has all the words, and only where that is little', async () => {
    const few = (await list('?query=carbide%20damp')).data.map(({ missing }) => missing);
    expect(few.slice(0, 2)).toEqual([[], ['carbide']]);
    expect(new Set(few.slice(1).flat())).toEqual(new Set(['carbide']));
    const many = (await list('?query=rent%20tenant')).data;
    expect(many.length).toBeGreaterThan(2);
    expect(many.every(({ missing }) => missing.length === 0)).toBe(true);
  });

  it('forgives one wrong letter, and says where the words stand', async () => {
    const [damp] = (await list('?query=carbode')).data;
    const [body] = damp?.highlights ?? [];
    expect(body?.ranges.map(({ start, end }) => body.text.slice(start, end))).toEqual(['carbide']);
  });

  it('filters by category, nation and author', async () => {
    expect((await list('?category=scotland')).total).toBe(2);
    expect((await list('?category=tax&nation=scotland')).total).toBe(3);
    expect(new Set((await list('?author=25')).data.map(({ authUser }) => authUser.id))).toEqual(
      new Set([25]),
    );
    expect((await list('?category=no-such')).total).toBe(0);
  });

  it('sorts by title, review and usefulness', async () => {
    const byTitle = await titles('?sort=title');
    expect(byTitle[0]).toBe('A first buy-to-let, step by step');
    expect((await titles('?sort=-title')).at(0)).toBe('Your first ten days on Tiebeam');
    const reviewed = (await list('?sort=reviewedOn')).data.map(({ reviewedOn }) => reviewedOn);
    expect(reviewed).toEqual(reviewed.toSorted());
    const share = ({ helpful }: Schema<'ArticleSummary'>) =>
      (helpful.yes + 1) / (helpful.yes + helpful.no + 4);
    const useful = (await list('?sort=-helpful')).data.map(share);
    expect(useful).toEqual(useful.toSorted((a, b) => b - a));
  });

  it('knows what I saved and what I am reading', async () => {
    expect((await list('?saved=true')).total).toBe(4);
    expect(await titles('?reading=true&sort=title')).toEqual([
      'A first buy-to-let, step by step',
      'Section 24 for higher-rate landlords',
      'The Renters’ Rights Act: what changed on 1 May 2026',
    ]);
    server.signInAs('callum.reyes');
    expect((await list('?saved=true')).total).toBe(0);
  });

  it.each(['?page=0', '?sort=price', '?nation=france', '?saved=perhaps'])('refuses %s', async (query) => {
    expect((await call('GET', `/articles${query}`)).status).toBe(400);
  });
});
