import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
// Every answer is validated against the contract by the checked server.
const idOf = (username: string) => server.world.db.business.first('username', username)?.id ?? '';
const at = (username: string, more = '') => `/businesses/${idOf(username)}/reviews${more}`;
const list = async (username: string, page = 1) =>
  (await call('GET', at(username, `?page=${page}`))).json as Schema<'BusinessReviewPage'>;
const business = async (username: string) =>
  (await call('GET', `/businesses/${idOf(username)}`)).json as Schema<'Business'>;
const kind = { stars: 4, text: ' Clear and quick. ' };

describe('reviews of a business', () => {
  it('come newest first, and their mean and number stand in the business', async () => {
    expect((await call('GET', at('pritchard.lettings'))).status).toBe(401);
    server.signInAs('hannah.okafor');
    const { data, total, totalPages } = await list('pritchard.lettings');
    const rest = (await list('pritchard.lettings', 2)).data;
    expect(totalPages).toBe(2);
    const all = [...data, ...rest];
    const dates = all.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(all.map(({ authUser }) => authUser.id)).size).toBe(total);
    const { rating, reviewCount } = await business('pritchard.lettings');
    expect(reviewCount).toBe(total);
    const mean = all.reduce((sum, { stars }) => sum + stars, 0) / total;
    expect(rating).toBe(Math.round(mean * 10) / 10);
    expect((await call('GET', '/businesses/00000000-0000-4000-8000-000000000000/reviews')).status).toBe(404);
  });

  it('are written once, by who asked for a quote, and by nobody who acts for the business', async () => {
    server.signInAs('hannah.okafor');
    const before = await business('price.energy');
    expect((await list('price.energy')).canReview).toBe(true);
    const { status, json } = await call('POST', at('price.energy'), kind);
    expect(status).toBe(201);
    expect(json).toMatchObject({ stars: 4, text: 'Clear and quick.', authUser: { id: 1 }, reply: null });
    expect(await list('price.energy')).toMatchObject({ canReview: false, mine: { stars: 4 } });
    expect((await business('price.energy')).reviewCount).toBe(before.reviewCount + 1);
    expect((await call('POST', at('price.energy'), kind)).status).toBe(409);
    expect((await list('holt.damp')).canReview).toBe(false);
    expect((await call('POST', at('holt.damp'), kind)).status).toBe(403);
    expect((await call('POST', at('okafor.homes'), kind)).status).toBe(403);
    for (const wrong of [
      { ...kind, stars: 0 },
      { ...kind, stars: 4.5 },
      { ...kind, text: '  ' },
    ])
      expect((await call('POST', at('price.energy'), wrong)).status).toBe(422);
  });

  it('of who blocked me, or whom I blocked, are not there', async () => {
    server.signInAs('hannah.okafor');
    const { data, total } = await list('pritchard.lettings');
    await call('POST', '/connections', { userId: data[0]?.authUser.id, status: 'blocked' });
    expect((await list('pritchard.lettings')).total).toBe(total - 1);
    expect((await call('PUT', at('pritchard.lettings', `/${data[0]?.id}`), { reply: 'x' })).status).toBe(404);
  });
});

describe('a review', () => {
  let review: string;
  beforeEach(async () => {
    server.signInAs('hannah.okafor');
    const { mine } = await list('raman.mortgages');
    review = at('raman.mortgages', `/${mine?.id}`);
  });

  it('is changed and deleted by its author, and counts anew', async () => {
    const { reviewCount, rating } = await business('raman.mortgages');
    expect((await call('PUT', review, { stars: 1 })).json).toMatchObject({
      stars: 1,
      editedAt: now.toISOString(),
    });
    expect((await business('raman.mortgages')).rating).toBeLessThan(rating ?? 0);
    expect((await call('DELETE', review)).status).toBe(204);
    expect((await business('raman.mortgages')).reviewCount).toBe(reviewCount - 1);
    expect((await call('DELETE', review)).status).toBe(404);
    expect((await list('raman.mortgages')).canReview).toBe(true);
  });

  it('is answered by the business alone, which changes nothing else of it', async () => {
    expect((await call('PUT', review, { reply: 'Thank me' })).status).toBe(403);
    server.signInAs('priya.raman');
    expect((await call('PUT', review, { stars: 5 })).status).toBe(403);
    expect((await call('DELETE', review)).status).toBe(403);
    expect((await call('PUT', review, { reply: ' Thank you ' })).json).toMatchObject({
      reply: 'Thank you',
      repliedAt: now.toISOString(),
      editedAt: null,
    });
    expect((await call('PUT', review, { reply: null })).json).toMatchObject({ reply: null, repliedAt: null });
    const elsewhere = review.replace(idOf('raman.mortgages'), idOf('holt.damp'));
    expect((await call('PUT', elsewhere, { reply: 'x' })).status).toBe(404);
  });
});

describe('an enquiry', () => {
  const log = (username: string, messageId: number) =>
    call('POST', `/businesses/${idOf(username)}/enquiries`, { messageId });

  async function send(userId: number, attachments: object[]) {
    const { json } = await call('POST', '/conversations', { userIds: [userId] });
    const body = {
      conversationId: (json as { id: number }).id,
      content: 'How much?',
      clientId: `c-${userId}-${attachments.length}`,
      attachments,
    };
    return ((await call('POST', '/conversations/messages', body)).json as { id: number }).id;
  }

  it('is noted by the message that asked, and lets its sender review', async () => {
    server.signInAs('hannah.okafor');
    const [deal] = server.world.db.evaluation.by('ownerId', 1);
    const messageId = await send(12, [{ kind: 'evaluation', refId: deal?.id }]);
    expect((await log('holt.damp', messageId)).status).toBe(201);
    expect((await log('holt.damp', messageId)).status).toBe(201);
    expect(server.world.db.businessEnquiry.countBy('businessId', idOf('holt.damp'))).toBe(1);
    expect((await list('holt.damp')).canReview).toBe(true);
    expect((await log('gill.electrical', messageId)).status).toBe(422);
    expect((await log('okafor.homes', messageId)).status).toBe(403);
    server.signInAs('zainab.hussain');
    expect((await log('holt.damp', messageId)).status).toBe(422);
  });

  it('is none without a deal in it', async () => {
    server.signInAs('hannah.okafor');
    const messageId = await send(12, []);
    expect((await log('holt.damp', messageId)).status).toBe(422);
    expect((await log('holt.damp', 2_000_000_000)).status).toBe(422);
  });
});
