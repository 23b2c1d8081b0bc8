import { londonDay } from '@/lib/dates/calendar-day';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { canRead } from '../../engine/world/relations';
import type { World } from '../../engine/world/world';
import { answerTo, type Question } from './answers/answers';
import type { Reading } from './reading/reading';
import { isOfPortfolio } from './answers/portfolio';
import { dealsOf, evaluationOf, portfolioOf } from './answers/mine';
import { blogTexts } from '../blog/views';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { articleTexts, maySee } from '../knowledge-base/views';
import { isHidden } from '../../engine/answers/publication';
import { forbidden, notFound, tooMany } from '../../engine/requests/refusal';

const shownMessages = 200;
const shownThreads = 50;
const longestTopic = 120;
const messagesAMinute = 12;
const minuteMs = 60_000;

type Thread = Readonly<Row<'avaThread'>>;
type Message = Readonly<Row<'avaMessage'>>;

const view = ({ id, role, text, createdAt, helpful }: Message): Schema<'AvaMessage'> => ({
  id,
  role,
  content: [{ type: 'text', text: { value: text } }],
  createdAt,
  ...(role === 'assistant' && { helpful }),
});

/** A member's first thread has their number, the others one more each. */
function freshThread(db: Database, ownerId: number, now: Date): Thread {
  const before = db.avaThread.by('ownerId', ownerId).length;
  const threadId = before === 0 ? `thread_${ownerId}` : `thread_${ownerId}_${before + 1}`;
  return db.avaThread.add({ threadId, ownerId, createdAt: now.toISOString() });
}

/** Words that ask nothing: a greeting or thanks, with a name behind it at most. */
const isSmallTalk = (text: string) =>
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?|thank you|cheers|ta)\b[\s,!.]*){1,3}(?:ava|there)?[\s,!.]*$/i.test(
    text,
  );

/** A thread as a list shows it; one without a question is not listed. */
function summaryOf(db: Database, { threadId }: Thread): Schema<'AvaThreadSummary'> | undefined {
  const messages = db.avaMessage.by('threadId', threadId);
  const asked = messages.filter(({ role }) => role === 'user');
  const last = messages.at(-1);
  if (asked.length === 0 || last === undefined) return undefined;
  const texts = asked.map(({ text }) =>
    text
      .replace(/^About “[^”\n]*” \([^)\n]*\)\n/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const title = (texts.find((text) => !isSmallTalk(text)) ?? texts[0] ?? '').slice(0, longestTopic);
  return { threadId, title: title || 'A question', questions: asked.length, updatedAt: last.createdAt };
}

/** My thread of this id. Throws 404 when there is none, 403 when it is somebody else's. */
function ownThread(call: Call, threadId: string): Thread {
  const me = call.me();
  const thread = call.world.db.avaThread.first('threadId', threadId);
  if (thread === undefined) throw notFound('We couldn’t find that conversation with Ava');
  if (thread.ownerId !== me.id) throw forbidden('You don’t have access to this conversation');
  return thread;
}

/** Throws 429, with the seconds until the oldest question of the last minute is older, from the limit on. */
function refuseFlood(call: Call, { threadId }: Thread): void {
  const { db, clock } = call.world;
  const now = clock.now().getTime();
  const asked = db.avaMessage
    .by('threadId', threadId)
    .filter(({ role, createdAt }) => role === 'user' && Date.parse(createdAt) > now - minuteMs)
    .map(({ createdAt }) => Date.parse(createdAt));
  const first = asked.at(-messagesAMinute);
  if (first === undefined) return;
  const seconds = Math.max(1, Math.ceil((first + minuteMs - now) / 1000));
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  throw tooMany(seconds, `That’s a lot of questions. Try again in ${wait}.`);
}

/** The article, the published post of the blog or the post that the message names, if the member may see it. */
async function readingOf(call: Call, text: string): Promise<Question['reading']> {
  const { db, clock } = call.world;
  const uuid = /\/knowledge-base\/article\/([0-9a-f-]{36})/i.exec(text)?.[1]?.toLowerCase();
  const article = uuid === undefined ? undefined : db.article.get(uuid);
  if (article && maySee(article, call.me(), clock.now())) {
    return readingOfArticle(article, (await articleTexts())(article));
  }
  const [, path, postId] = /(\/[\w.-]{1,64}\/post\/(\d{1,9}))/.exec(text) ?? [];
  const memberPost = postId === undefined ? undefined : db.post.get(Number(postId));
  const author = memberPost && db.user.get(memberPost.authorId);
  if (path !== undefined && memberPost && author && canRead(db, memberPost, call.me().id)) {
    const title = `${author.fullName}’s post`;
    return { kind: 'post', title, path, body: memberPost.content };
  }
  const slug = /\/blog\/([\w-]{1,120})/.exec(text)?.[1];
  const post = slug === undefined ? undefined : db.blog.first('slug', slug);
  if (post === undefined || isHidden(post, clock.now())) return undefined;
  const body = (await blogTexts())(post);
  return { kind: 'article', title: post.title, path: `/blog/${post.slug}`, body, inShort: post.excerpt };
}

const readingOfArticle = ({ id, title }: { id: string; title: string }, body: string): Reading => ({
  kind: 'article',
  title,
  path: `/knowledge-base/article/${id}`,
  body,
});

/** The published articles of the knowledge base. */
async function libraryOf({ db, clock }: World): Promise<readonly Reading[]> {
  const textOf = await articleTexts();
  return db.article
    .all()
    .filter((row) => !isHidden(row, clock.now()))
    .map((row) => readingOfArticle(row, textOf(row)));
}

export const assistantOperations = {
  getAvaThread(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const thread = db.avaThread.by('ownerId', me.id).at(-1) ?? freshThread(db, me.id, clock.now());
    return { status: 200, body: { threadId: thread.threadId } };
  },

  createAvaThread(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const latest = db.avaThread.by('ownerId', me.id).at(-1);
    const isUnused = latest !== undefined && db.avaMessage.by('threadId', latest.threadId).length === 0;
    const thread = isUnused ? latest : freshThread(db, me.id, clock.now());
    return { status: 201, body: { threadId: thread.threadId } };
  },

  listAvaThreads(call) {
    const { db } = call.world;
    const data = db.avaThread.by('ownerId', call.me().id).flatMap((thread) => summaryOf(db, thread) ?? []);
    return {
      status: 200,
      body: {
        data: data
          .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
          .slice(0, shownThreads),
      },
    };
  },

  getAvaMessages(call) {
    const { threadId } = ownThread(call, call.param('avaThreadId'));
    const rows = call.world.db.avaMessage.by('threadId', threadId).slice(-shownMessages);
    return { status: 200, body: { threadId, messages: rows.toReversed().map(view) } };
  },

  async sendAvaMessage(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { threadId, message } = await call.body();
    const thread = ownThread(call, threadId);
    refuseFlood(call, thread);
    const createdAt = clock.now().toISOString();
    db.avaMessage.add({ threadId, role: 'user', text: message, createdAt, helpful: null });
    const [firstName = me.fullName] = me.fullName.split(' ');
    const evaluation = evaluationOf(call.world, me.id, message);
    const text = answerTo({
      text: message,
      firstName,
      today: createdAt.slice(0, 10),
      evaluation,
      deals: dealsOf(call.world, me.id),
      portfolio: isOfPortfolio(message.toLowerCase())
        ? portfolioOf(db, me.id, londonDay(clock.now()))
        : undefined,
      reading: await readingOf(call, message),
      library: await libraryOf(call.world),
    });
    const answer = db.avaMessage.add({ threadId, role: 'assistant', text, createdAt, helpful: null });
    return { status: 200, body: { message: view(answer) } };
  },

  async rateAvaMessage(call) {
    call.me();
    const { db } = call.world;
    const id = call.param('id');
    const message = db.avaMessage.get(id);
    if (message?.role !== 'assistant') throw notFound('We couldn’t find that answer');
    ownThread(call, message.threadId);
    const { helpful } = await call.body();
    return { status: 200, body: view(db.avaMessage.update(id, { helpful })) };
  },
} satisfies OperationsOf<
  | 'getAvaThread'
  | 'createAvaThread'
  | 'listAvaThreads'
  | 'getAvaMessages'
  | 'sendAvaMessage'
  | 'rateAvaMessage'
>;
