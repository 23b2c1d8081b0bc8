import { learningPaths } from './seeds/paths';
import { articleTexts, markOf, maySee } from './views';
import type { OperationsOf } from '../../engine/answers/operation';
import { readMinutesOf } from '../../engine/texts/prose';

export const articlePathOperations = {
  async listArticlePaths(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const textOf = await articleTexts();
    const byKey = new Map(
      db.article
        .all()
        .filter((row) => maySee(row, me, clock.now()))
        .map((row) => [row.bodyKey, row]),
    );
    const data = learningPaths.map(({ keys, ...path }) => ({
      ...path,
      articles: keys.flatMap((key) => {
        const row = byKey.get(key);
        if (row === undefined) return [];
        return {
          uuid: row.id,
          title: row.title,
          readMinutes: readMinutesOf(textOf(row)),
          progress: markOf(db, row.id, me.id)?.progress ?? null,
        };
      }),
    }));
    return { status: 200, body: { data } };
  },
} satisfies OperationsOf<'listArticlePaths'>;
