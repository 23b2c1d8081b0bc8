// Articles as one reader sees them.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { numberOf } from '../../engine/db/table-definition';
import { excerptOf, readMinutesOf } from '../../engine/texts/prose';
import { isHidden, publicationAt } from '../../engine/answers/publication';
import { notFound } from '../../engine/requests/refusal';
import { authorView } from '../../engine/answers/views';
import type { Call } from '../../engine/answers/operation';

export type Article = Readonly<Row<'article'>>;
type Reader = Readonly<Row<'user'>>;

export type TextOf = (row: Pick<Article, 'body' | 'bodyKey'>) => string;

/** The texts of articles. Those of the seed come when the first is wanted: they are long, and most pages need none. */
export async function articleTexts(): Promise<TextOf> {
  const { articleBodies } = await import('./seeds/bodies');
  return ({ body, bodyKey }) => body ?? articleBodies.get(bodyKey ?? '') ?? '';
}

export const mayEdit = (row: Article, reader: Reader) => row.ownerId === reader.id || reader.role === 'admin';

export const maySee = (row: Article, reader: Reader, now: Date) =>
  !isHidden(row, now) || mayEdit(row, reader);

/** The article of the path, if the reader may see it. Throws 404. */
export function visibleArticle(call: Call): Article {
  const me = call.me();
  const row = call.world.db.article.get(call.param('uuid'));
  if (row === undefined || !maySee(row, me, call.world.clock.now())) {
    throw notFound('We couldn’t find that article');
  }
  return row;
}

export const markOf = (db: Database, articleId: string, userId: number) =>
  db.articleMark.by('articleId', articleId).find((mark) => mark.userId === userId);

export const feedbackOf = (db: Database, articleId: string, userId: number) =>
  db.articleFeedback.by('articleId', articleId).find((each) => each.userId === userId);

/** What a list and the article's own page both show. */
function shared(db: Database, row: Article, reader: Reader, text: string, now: Date) {
  const category = db.articleCategory.get(row.categoryId);
  if (category === undefined) throw new Error(`We couldn’t find the category ${row.categoryId}`);
  const mark = markOf(db, row.id, reader.id);
  return {
    uuid: row.id,
    title: row.title,
    image: row.image,
    authUser: authorView(db, row.ownerId),
    categoryId: row.categoryId,
    category: { name: category.name, slug: category.slug },
    nations: [...row.nations],
    readMinutes: readMinutesOf(text),
    reviewedOn: row.reviewedOn,
    ...publicationAt(row, now),
    helpful: { ...row.helpful },
    saved: mark?.saved ?? false,
    progress: mark?.progress ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export function articleSummary(
  db: Database,
  row: Article,
  reader: Reader,
  text: string,
  now: Date,
  { highlights, missing }: Pick<Schema<'ArticleSummary'>, 'highlights' | 'missing'>,
): Schema<'ArticleSummary'> {
  return { ...shared(db, row, reader, text, now), excerpt: excerptOf(text), highlights, missing };
}

export function articleView(
  db: Database,
  row: Article,
  reader: Reader,
  textOf: TextOf,
  now: Date,
): Schema<'Article'> {
  const feedback = feedbackOf(db, row.id, reader.id);
  return {
    ...shared(db, row, reader, textOf(row), now),
    body: textOf(row),
    myFeedback: feedback ? { helpful: feedback.helpful, reason: feedback.reason } : null,
    canEdit: mayEdit(row, reader),
    related: relatedTo(db, row, now).map((each) => ({
      uuid: each.id,
      title: each.title,
      readMinutes: readMinutesOf(textOf(each)),
    })),
  };
}

const related = 3;

/** The next ones of the category, in the order they were written, round to the first. */
function relatedTo(db: Database, row: Article, now: Date): Article[] {
  const others = db.article
    .by('categoryId', row.categoryId)
    .filter((each) => each.id !== row.id && !isHidden(each, now));
  const isLater = (each: Article) => numberOf(each.id) > numberOf(row.id);
  return [...others.filter(isLater), ...others.filter((each) => !isLater(each))].slice(0, related);
}
