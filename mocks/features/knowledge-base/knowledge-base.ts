import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { numberOf } from '../../engine/db/table-definition';
import { keepUpload } from '../../engine/uploads/uploads';
import type { Call, Filters, OperationsOf } from '../../engine/answers/operation';
import { addOwn, changeOwn } from '../../engine/answers/owned';
import { paged } from '../../engine/answers/paging';
import { searchedText } from '../../engine/texts/prose';
import { nextPublication, publicationAt, unpublished } from '../../engine/answers/publication';
import { forbidden, invalid } from '../../engine/requests/refusal';
import { imagesOf } from '../../engine/uploads/uploaded-images';
import { find, searchOf } from './search';
import {
  articleSummary,
  articleTexts,
  articleView,
  markOf,
  mayEdit,
  maySee,
  visibleArticle,
  type Article,
  type TextOf,
} from './views';

const pageSize = 20;
const everywhere: Schema<'ArticleNation'>[] = ['england', 'scotland', 'wales', 'northern-ireland'];

type Asked = Filters<'listArticles'>;
type Sort = NonNullable<Asked['sort']>;

interface Found {
  row: Article;
  text: string;
  score: number;
  highlights: Schema<'ArticleHighlight'>[];
  missing: string[];
}

function passes(call: Call, row: Article, asked: Asked, me: Readonly<Row<'user'>>): boolean {
  const { db, clock } = call.world;
  if (asked.category !== undefined && db.articleCategory.get(row.categoryId)?.slug !== asked.category)
    return false;
  if (asked.nation !== undefined && !row.nations.includes(asked.nation)) return false;
  if (asked.author !== undefined && row.ownerId !== asked.author) return false;
  if (asked.status !== undefined && publicationAt(row, clock.now()).status !== asked.status) return false;
  if (asked.saved === undefined && asked.reading === undefined) return true;
  const { saved = false, progress = null } = markOf(db, row.id, me.id) ?? {};
  if (asked.saved !== undefined && saved !== asked.saved) return false;
  const isReading = progress !== null && progress > 0 && progress < 100;
  return asked.reading === undefined || isReading === asked.reading;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How often of those who said so; few words count for little. */
const usefulness = ({ helpful }: Article) => (helpful.yes + 1) / (helpful.yes + helpful.no + 4);

function comparing(sort: Sort, now: Date): (a: Found, b: Found) => number {
  const publishedAt = ({ row }: Found) => publicationAt(row, now).publishedAt ?? row.updatedAt;
  const newest = (a: Found, b: Found) =>
    byText(publishedAt(b), publishedAt(a)) || numberOf(a.row.id) - numberOf(b.row.id);
  const orders: Record<Sort, (a: Found, b: Found) => number> = {
    relevance: (a, b) => b.score - a.score,
    title: (a, b) => a.row.title.localeCompare(b.row.title, 'en-GB'),
    '-title': (a, b) => b.row.title.localeCompare(a.row.title, 'en-GB'),
    '-publishedAt': newest,
    reviewedOn: (a, b) => byText(a.row.reviewedOn, b.row.reviewedOn),
    '-reviewedOn': (a, b) => byText(b.row.reviewedOn, a.row.reviewedOn),
    '-helpful': (a, b) => usefulness(b.row) - usefulness(a.row),
  };
  return (a, b) => a.missing.length - b.missing.length || orders[sort](a, b) || newest(a, b);
}

/** Of articles that have only some of the words, none is shown where so many have them all. */
const enough = 3;

function search(rows: readonly Article[], query: string, textOf: TextOf): Found[] {
  const wanted = searchOf(query);
  const found = rows.flatMap((row) => {
    const text = textOf(row);
    if (wanted === null) return [{ row, text, score: 0, highlights: [], missing: [] }];
    const hit = find(wanted, row.title, searchedText(text));
    return hit ? [{ row, text, ...hit }] : [];
  });
  const whole = found.filter(({ missing }) => missing.length === 0);
  return whole.length >= enough ? whole : found;
}

type Content = Pick<Schema<'ArticleUpdateForm'>, 'categoryId' | 'reviewedOn'>;

function refuseWrong(call: Call, { categoryId, reviewedOn }: Content): void {
  if (categoryId !== undefined && call.world.db.articleCategory.get(categoryId) === undefined) {
    throw invalid({ categoryId: ['We couldn’t find that category'] });
  }
  const today = call.world.clock.now().toISOString().slice(0, 10);
  if (reviewedOn !== undefined && reviewedOn > today) {
    throw invalid({ reviewedOn: ['Choose today or an earlier date'] });
  }
}

/** Keeps the form's image among the author's files; undefined when there is none. */
async function givenImage(call: Call, images: readonly File[], row: Article): Promise<string | undefined> {
  const [image] = images;
  const stem = `article-${numberOf(row.id)}`;
  return image && (await keepUpload(call.world, row.ownerId, image, { kind: 'members' }, stem)).file;
}

export const articleOperations = {
  async listArticles(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const asked = call.filters();
    const now = clock.now();
    const rows = db.article.all().filter((row) => maySee(row, me, now) && passes(call, row, asked, me));
    const query = asked.query ?? '';
    const found = search(rows, query, await articleTexts());
    const sort = asked.sort ?? (searchOf(query) === null ? '-publishedAt' : 'relevance');
    const view = ({ row, text, ...hit }: Found) => articleSummary(db, row, me, text, now, hit);
    return { status: 200, body: paged(call, found.toSorted(comparing(sort, now)), pageSize, view) };
  },

  async createArticle(call) {
    const me = call.me();
    const { db, clock } = call.world;
    if (me.role !== 'admin' && db.article.countBy('ownerId', me.id) === 0) {
      throw forbidden('Only admins and members who’ve already published an article can write here');
    }
    const { title, body, categoryId, nations, ...more } = await call.body();
    const images = await imagesOf(call, 'image');
    refuseWrong(call, { categoryId, ...more });
    const now = clock.now();
    const row = addOwn<Row<'article'>>(call, db.article, {
      title,
      body,
      bodyKey: null,
      categoryId,
      image: null,
      nations: nations ?? everywhere,
      reviewedOn: more.reviewedOn ?? now.toISOString().slice(0, 10),
      helpful: { yes: 0, no: 0 },
      ...nextPublication(unpublished, more, now),
    });
    const image = await givenImage(call, images, row);
    const saved = image === undefined ? row : db.article.update(row.id, { image });
    return { status: 201, body: articleView(db, saved, me, await articleTexts(), now) };
  },

  async getArticle(call) {
    const row = visibleArticle(call);
    const { db, clock } = call.world;
    return { status: 200, body: articleView(db, row, call.me(), await articleTexts(), clock.now()) };
  },

  async updateArticle(call) {
    const row = visibleArticle(call);
    const me = call.me();
    const { db, clock } = call.world;
    const now = clock.now();
    // A form carries no marks, and its image stands apart from its text fields.
    const body: Omit<Schema<'ArticleUpdate'>, 'image'> & { image?: unknown } = await call.body();
    const { saved, progress, updatedAt, status, scheduledFor, image: _, ...patch } = body;
    const images = await imagesOf(call, 'image');
    const isPlan = status !== undefined || scheduledFor !== undefined;
    const isEdit = Object.keys(patch).length > 0 || isPlan || images.length > 0 || body.image === null;
    if (isEdit) {
      if (!mayEdit(row, me)) throw forbidden('Only its author or an admin can change an article');
      refuseWrong(call, patch);
      const next = isPlan ? nextPublication(row, { status, scheduledFor }, now) : {};
      changeOwn<Row<'article'>>(call, db.article, row, { ...patch, ...next, updatedAt });
      const image = body.image === null ? null : await givenImage(call, images, row);
      if (image !== undefined) db.article.update(row.id, { image });
    }
    const mark = { ...(saved !== undefined && { saved }), ...(progress !== undefined && { progress }) };
    if (Object.keys(mark).length > 0) {
      const known = markOf(db, row.id, me.id);
      if (known) db.articleMark.update(known.id, mark);
      else db.articleMark.add({ articleId: row.id, userId: me.id, saved: false, progress: null, ...mark });
    }
    const changed = db.article.get(row.id) ?? row;
    return { status: 200, body: articleView(db, changed, me, await articleTexts(), now) };
  },

  deleteArticle(call) {
    const row = visibleArticle(call);
    const { db } = call.world;
    if (!mayEdit(row, call.me())) throw forbidden('Only its author or an admin can delete an article');
    for (const note of db.articleNote.by('articleId', row.id)) db.articleNote.remove(note.id);
    for (const feedback of db.articleFeedback.by('articleId', row.id)) db.articleFeedback.remove(feedback.id);
    for (const mark of db.articleMark.by('articleId', row.id)) db.articleMark.remove(mark.id);
    db.article.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listArticles' | 'createArticle' | 'getArticle' | 'updateArticle' | 'deleteArticle'>;
