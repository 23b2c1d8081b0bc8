import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { numberOf } from '../../engine/db/table-definition';
import { keepUpload } from '../../engine/uploads/uploads';
import { blogOrder, blogSummary, blogTexts, blogView, isAdmin, type BlogRow } from './views';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { addOwn, changeOwn } from '../../engine/answers/owned';
import { recordAct } from '../../engine/answers/audit';
import { paged } from '../../engine/answers/paging';
import { excerptOf, plainText } from '../../engine/texts/prose';
import { isHidden, nextPublication, publicationAt, unpublished } from '../../engine/answers/publication';
import { conflict, forbidden, notFound } from '../../engine/requests/refusal';
import { freeSlug, slugOf } from '../../engine/texts/slugs';
import { imagesOf } from '../../engine/uploads/uploaded-images';

const pageSize = 9;

/** The post of the path, if the reader may see it. Throws 404: to the public a draft is not there. */
function visibleBlog(call: Call): BlogRow {
  const { db, clock } = call.world;
  const row = db.blog.first('slug', call.param('slug'));
  if (row === undefined || (isHidden(row, clock.now()) && !isAdmin(call))) {
    throw notFound('We couldn’t find that post');
  }
  return row;
}

function refuseMember(call: Call): void {
  if (call.me().role !== 'admin') throw forbidden('Only admins can write blog posts');
}

/** The post of the path, to be changed by an admin. */
function editableBlog(call: Call): BlogRow {
  refuseMember(call);
  return visibleBlog(call);
}

function refuseTaken(call: Call, slug: string | undefined, own?: BlogRow): void {
  const other = slug === undefined ? undefined : call.world.db.blog.first('slug', slug);
  if (other !== undefined && other.id !== own?.id) throw conflict('Another post has this address');
}

/** Keeps the form's cover among the author's files; its media path, or undefined when there is none. */
async function givenCover(call: Call, covers: readonly File[], row: BlogRow): Promise<string | undefined> {
  const [cover] = covers;
  if (cover === undefined) return undefined;
  const stem = `blog-${numberOf(row.id)}`;
  const { file } = await keepUpload(call.world, row.ownerId, cover, { kind: 'public' }, stem);
  return `${row.ownerId}/media/${file}`;
}

export const blogOperations = {
  async listBlogs(call) {
    const { db, clock } = call.world;
    const { category, query = '', status } = call.filters();
    const now = clock.now();
    const isForAdmin = isAdmin(call);
    const textOf = await blogTexts();
    const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const rows = db.blog
      .all()
      .filter((row) => isForAdmin || !isHidden(row, now))
      .filter((row) => category === undefined || row.category === category)
      .filter((row) => status === undefined || publicationAt(row, now).status === status)
      .filter((row) => {
        if (words.length === 0) return true;
        const text = `${row.title} ${row.excerpt} ${plainText(textOf(row))}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .toSorted(blogOrder(now));
    const body = paged(call, rows, pageSize, (row) => blogSummary(db, row, textOf, now));
    return { status: 200, body };
  },

  async createBlog(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    const { title, body, category, slug, excerpt, status, scheduledFor } = await call.body();
    const covers = await imagesOf(call, 'cover');
    refuseTaken(call, slug);
    const made = slugOf(title);
    const row = addOwn<Row<'blog'>>(call, db.blog, {
      title,
      body,
      bodyKey: null,
      category,
      slug:
        slug ??
        freeSlug(made.length < 3 ? 'post' : made, (each) => db.blog.first('slug', each) !== undefined),
      excerpt: excerpt?.trim() || excerptOf(body),
      cover: null,
      ...nextPublication(unpublished, { status, scheduledFor }, clock.now()),
    });
    const cover = await givenCover(call, covers, row);
    const saved = cover === undefined ? row : db.blog.update(row.id, { cover });
    recordAct(call, { act: 'blog', subject: title, path: `/blog/${saved.slug}`, after: 'added' });
    return { status: 201, body: blogView(db, saved, await blogTexts(), clock.now()) };
  },

  async getBlog(call) {
    const row = visibleBlog(call);
    const { db, clock } = call.world;
    return { status: 200, body: blogView(db, row, await blogTexts(), clock.now()) };
  },

  async updateBlog(call) {
    const row = editableBlog(call);
    const { db, clock } = call.world;
    const now = clock.now();
    // The cover of a form stands apart from its text fields.
    const given: Omit<Schema<'BlogUpdate'>, 'cover'> & { cover?: unknown } = await call.body();
    const { status, scheduledFor, cover: asked, ...patch } = given;
    const covers = await imagesOf(call, 'cover');
    refuseTaken(call, patch.slug, row);
    const isPlan = status !== undefined || scheduledFor !== undefined;
    const next = isPlan ? nextPublication(row, { status, scheduledFor }, now) : {};
    const before = row.status;
    changeOwn<Row<'blog'>>(call, db.blog, row, { ...patch, ...next });
    const cover = asked === null ? null : await givenCover(call, covers, row);
    if (cover !== undefined) db.blog.update(row.id, { cover });
    const changed = db.blog.get(row.id) ?? row;
    const isPublished = changed.status !== before;
    recordAct(call, {
      act: 'blog',
      subject: changed.title,
      path: `/blog/${changed.slug}`,
      before: isPublished ? before : null,
      after: isPublished ? changed.status : 'changed',
    });
    return { status: 200, body: blogView(db, changed, await blogTexts(), now) };
  },

  deleteBlog(call) {
    const { id, title } = editableBlog(call);
    call.world.db.blog.remove(id);
    recordAct(call, { act: 'blog', subject: title, after: 'deleted' });
    return { status: 204 };
  },
} satisfies OperationsOf<'listBlogs' | 'createBlog' | 'getBlog' | 'updateBlog' | 'deleteBlog'>;
