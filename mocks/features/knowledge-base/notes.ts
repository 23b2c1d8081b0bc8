import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { visibleArticle } from './views';
import { conflict, notFound } from '../../engine/requests/refusal';

const maxNotes = 200;

type Note = Readonly<Row<'articleNote'>>;

const view = ({ id, quote, occurrence, note, createdAt }: Note): Schema<'ArticleNote'> => ({
  id,
  quote,
  occurrence,
  note,
  createdAt,
});

/** What the reader marked in the article of the path. Throws 404 where there is no such article for them. */
function ownNotes(call: Call): Note[] {
  const article = visibleArticle(call);
  const me = call.me();
  return call.world.db.articleNote.by('articleId', article.id).filter(({ userId }) => userId === me.id);
}

/** My mark of this id; somebody else's is as if it were not there. Throws 404. */
function ownNote(call: Call): Note {
  const id = Number(call.param('id'));
  const note = ownNotes(call).find((each) => each.id === id);
  if (note === undefined) throw notFound('We couldn’t find that note');
  return note;
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const written = (note: string | null | undefined) => note?.trim() || null;

export const articleNoteOperations = {
  listArticleNotes(call) {
    return { status: 200, body: { data: ownNotes(call).map(view) } };
  },

  async createArticleNote(call) {
    const known = ownNotes(call);
    const { db, clock } = call.world;
    const body = await call.body();
    const quote = words(body.quote);
    const note = written(body.note);
    const same = known.find((each) => each.quote === quote && each.occurrence === body.occurrence);
    if (same) {
      return { status: 201, body: view(note === null ? same : db.articleNote.update(same.id, { note })) };
    }
    if (known.length >= maxNotes) throw conflict('An article can have up to 200 highlights and notes');
    const made = db.articleNote.add({
      articleId: call.param('uuid'),
      userId: call.me().id,
      quote,
      occurrence: body.occurrence,
      note,
      createdAt: clock.now().toISOString(),
    });
    return { status: 201, body: view(made) };
  },

  async updateArticleNote(call) {
    const { id } = ownNote(call);
    const { note } = await call.body();
    return { status: 200, body: view(call.world.db.articleNote.update(id, { note: written(note) })) };
  },

  deleteArticleNote(call) {
    call.world.db.articleNote.remove(ownNote(call).id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listArticleNotes' | 'createArticleNote' | 'updateArticleNote' | 'deleteArticleNote'
>;
