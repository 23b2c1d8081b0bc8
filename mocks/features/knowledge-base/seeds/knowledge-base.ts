import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';
import type { Tables } from '../../../engine/db/database';
import { articles, categories } from './articles';
import { before } from '../../../engine/seeds/moments';
import { Dice } from '../../../engine/seeds/random';
import type { WorldSize } from '../../../engine/seeds/world-size';

const uk: Schema<'ArticleNation'>[] = ['england', 'scotland', 'wales', 'northern-ireland'];

export function seedArticles(tables: Tables, now: Date, _size: WorldSize): void {
  const founded = before(now, { days: 640 });
  tables.articleCategory.addAll(
    categories.map(([slug, name], index) => ({
      name,
      slug,
      order: index + 1,
      createdAt: founded,
      updatedAt: founded,
    })),
  );
  const places = new Map(categories.map(([slug], index) => [slug, index + 1]));
  const dice = new Dice(51);
  tables.article.addAll(
    articles.map(({ key, title, author, category, image, nations, reviewedDaysAgo, status }, index) => {
      const publishedAt = before(now, { days: reviewedDaysAgo + dice.between(10, 90), minutes: index });
      const updatedAt = before(now, { days: reviewedDaysAgo, minutes: index });
      const isOut = status === undefined;
      return {
        ownerId: author,
        title,
        image: image === null ? null : `${image}.svg`,
        categoryId: uuidOf('articleCategory', places.get(category) ?? 1),
        body: null,
        bodyKey: key,
        nations: nations ?? uk,
        reviewedOn: before(now, { days: reviewedDaysAgo }).slice(0, 10),
        status: status ?? 'published',
        publishedAt: isOut ? publishedAt : null,
        scheduledFor: status === 'scheduled' ? before(now, { days: -3 }) : null,
        helpful: isOut ? { yes: dice.between(3, 86), no: dice.between(0, 9) } : { yes: 0, no: 0 },
        createdAt: isOut ? publishedAt : updatedAt,
        updatedAt,
      };
    }),
  );
  seedMarks(tables);
}

/** What Hannah saved, and how far she has read, by the running number of the article. */
const marks: readonly (readonly [article: number, isSaved: boolean, progress: number | null])[] = [
  [9, true, 100],
  [13, true, 45],
  [28, true, 20],
  [2, false, 70],
  [22, true, null],
];

function seedMarks(tables: Tables): void {
  for (const [n, saved, progress] of marks) {
    tables.articleMark.add({ articleId: uuidOf('article', n), userId: 1, saved, progress });
  }
  tables.articleFeedback.add({ articleId: uuidOf('article', 13), userId: 1, helpful: true, reason: null });
}
