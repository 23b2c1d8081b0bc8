import { describe, expect, it } from 'vitest';
import { articleBody, articleComplaints, textOf, type ArticleText } from './editor-rules';

const today = '2026-05-13';
const now = new Date('2026-05-13T10:30:00Z');
const written: ArticleText = {
  ...textOf(null, today),
  title: ' Void periods ',
  body: 'A void is a time without rent.',
  categoryId: 'c1',
};
const complaints = (change: Partial<ArticleText>) =>
  Object.entries(articleComplaints({ ...written, ...change }, today, now))
    .filter(([, text]) => text !== undefined)
    .map(([field]) => field);

describe('an article', () => {
  it('begins as a draft for the whole UK, checked today', () => {
    expect(textOf(null, today)).toMatchObject({ status: 'draft', reviewedOn: today, title: '' });
    expect(textOf(null, today).nations).toHaveLength(4);
    expect(complaints({})).toEqual([]);
  });

  it.each<[keyof ArticleText, Partial<ArticleText>]>([
    ['title', { title: '\u200b ' }],
    ['categoryId', { categoryId: '' }],
    ['body', { body: '\n' }],
    ['nations', { nations: [] }],
    ['reviewedOn', { reviewedOn: '2026-05-14' }],
    ['reviewedOn', { reviewedOn: '' }],
    ['reviewedOn', { reviewedOn: '31/02/2026' }],
    ['scheduledFor', { status: 'scheduled' }],
    ['scheduledFor', { status: 'scheduled', scheduledFor: '2026-05-12T09:00' }],
  ])('needs its %s', (field, change) => expect(complaints(change)).toEqual([field]));

  it('has no time to come unless it is scheduled', () => {
    expect(articleBody({ ...written, scheduledFor: '2026-06-01T09:00' }, null)).not.toHaveProperty(
      'scheduledFor',
    );
    expect(
      articleBody({ ...written, status: 'scheduled', scheduledFor: '2026-06-01T09:00' }, null),
    ).toMatchObject({
      title: 'Void periods',
      scheduledFor: new Date('2026-06-01T09:00').toISOString(),
    });
  });

  it('is a form where a picture goes with it, each nation a field', () => {
    const form = articleBody({ ...written, nations: ['england', 'wales'] }, new File(['x'], 'a.png'));
    if (!(form instanceof FormData)) throw new Error('no form');
    expect(form.getAll('nations')).toEqual(['england', 'wales']);
    expect(form.get('image')).toBeInstanceOf(File);
  });
});
