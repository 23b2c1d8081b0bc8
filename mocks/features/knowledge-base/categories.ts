import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { maySee } from './views';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { recordAct } from '../../engine/answers/audit';
import { conflict, forbidden, invalid } from '../../engine/requests/refusal';
import { freeSlug, slugOf } from '../../engine/texts/slugs';

type Category = Readonly<Row<'articleCategory'>>;

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function categoryView(call: Call, row: Category): Schema<'ArticleCategory'> {
  const { db, clock } = call.world;
  const [me, now] = [call.me(), clock.now()];
  const count = db.article.by('categoryId', row.id).filter((article) => maySee(article, me, now)).length;
  return { ...row, count };
}

const allCategories = (call: Call) => ({
  data: call.world.db.articleCategory.sorted('order').map((row) => categoryView(call, row)),
});

function refuseMember(call: Call): void {
  if (call.me().role !== 'admin') throw forbidden('Only admins can change the categories');
}

export const articleCategoryOperations = {
  listArticleCategories(call) {
    call.me();
    return { status: 200, body: allCategories(call) };
  },

  async createArticleCategory(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    const name = (await call.body()).name.trim();
    const rows = db.articleCategory.sorted('order');
    if (rows.some((row) => sameName(row.name, name)))
      throw conflict('There’s already a category with this name');
    const slug = slugOf(name) || 'category';
    const at = clock.now().toISOString();
    const row = db.articleCategory.add({
      name,
      slug: freeSlug(slug, (each) => db.articleCategory.countBy('slug', each) > 0),
      order: (rows.at(-1)?.order ?? 0) + 1,
      createdAt: at,
      updatedAt: at,
    });
    recordAct(call, { act: 'article-category', subject: name, after: 'added' });
    return { status: 201, body: categoryView(call, row) };
  },

  async updateArticleCategories(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    const { categories } = await call.body();
    const ids = new Set(categories.map(({ id }) => id));
    categories.forEach(({ id, name }, place) => {
      const field = `categories.${place}`;
      if (db.articleCategory.get(id) === undefined)
        throw invalid({ [`${field}.id`]: ['We couldn’t find that category'] });
      const isTwice = categories.slice(0, place).some((each) => each.id === id || sameName(each.name, name));
      if (isTwice) throw invalid({ [`${field}.name`]: ['Include each category once'] });
    });
    const leftOut = db.articleCategory.all().filter(({ id }) => !ids.has(id));
    const inUse = leftOut.find(({ id }) => db.article.countBy('categoryId', id) > 0);
    if (inUse) throw conflict(`“${inUse.name}” still has articles. Move them first`);
    for (const { id, name } of leftOut) {
      db.articleCategory.remove(id);
      recordAct(call, { act: 'article-category', subject: name, after: 'deleted' });
    }
    const updatedAt = clock.now().toISOString();
    categories.forEach(({ id, name }, place) => {
      const before = db.articleCategory.get(id);
      const oldName = before?.name;
      const after = { name: name.trim(), order: place + 1 };
      if (before?.name === after.name && before.order === after.order) return;
      db.articleCategory.update(id, { ...after, updatedAt });
      const isRenamed = oldName !== undefined && oldName !== after.name;
      if (isRenamed)
        recordAct(call, {
          act: 'article-category',
          subject: after.name,
          before: oldName,
          after: 'changed',
        });
    });
    return { status: 200, body: allCategories(call) };
  },
} satisfies OperationsOf<'listArticleCategories' | 'createArticleCategory' | 'updateArticleCategories'>;
