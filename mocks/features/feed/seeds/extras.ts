// What some of the seed's posts and comments carry beside their words, and what the demo member made of them.
import type { Schema } from '../../../engine/contract/contract';
import type { Row, Tables } from '../../../engine/db/database';
import { canRead, connectedIds } from '../../../engine/world/relations';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import type { Topic } from './post-texts';

type PostRow = Readonly<Row<'post'>>;

/** Nothing but words. */
export const plain = {
  images: null,
  poll: null,
  history: null,
  videoUrl: null,
  lookingFor: null,
  repostOf: null,
  commentsOff: false,
  pinned: false,
} as const;

/** The top of the feed stays plain: these are told by their words alone. */
const newest = 12;

interface PollSeed {
  topic: Topic;
  content: string;
  options: readonly string[];
  /** Days from now; negative for one that has ended. */
  endsIn: number;
}

const polls: readonly PollSeed[] = [
  {
    topic: 'lending',
    content:
      'My fix ends in spring and I keep changing my mind. What would you take today on a standard two-up two-down at 70% loan to value?',
    options: ['Two-year fix', 'Five-year fix', 'Tracker, and keep an eye on rates', 'Pay it down and wait'],
    endsIn: 3,
  },
  {
    topic: 'epc',
    content: 'Taking a Victorian terrace from EPC E to C on £6,000. What do you do first?',
    options: ['Loft and draught-proofing', 'New boiler', 'Internal wall insulation on the gable', 'Solar'],
    endsIn: 9,
  },
  {
    topic: 'tenants',
    content: 'A tenant of four years asks to paint the living room dark green. You say…',
    options: ['Yes', 'Yes, if it goes back to white at the end'],
    endsIn: -20,
  },
];

const galleries: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['kitchen.svg', 'The new kitchen with the units in, waiting for worktops'],
    ['bathroom.svg', 'White metro tiles to the ceiling and a heated towel rail'],
    ['floorplan.svg', 'The floor plan with the back two rooms knocked into one'],
  ],
  [['hallway.svg', 'The hall with its original tiles, cleaned up']],
  [
    ['bedroom.svg', 'The loft room under the new dormer'],
    ['garden.svg', 'The yard after two skips'],
  ],
  [['street.svg', '']],
];

const lookingForKinds = ['deal', 'tradesperson', 'advice', 'funding', 'jv_partner', 'tenant'] as const;

/** Images, polls, wishes and histories for some posts; what the demo member keeps, mutes and pins. */
export function seedPostExtras(tables: Tables, now: Date): void {
  const newestFirst = tables.post.all().toReversed();
  const settled = newestFirst.slice(newest);
  const change = (post: PostRow | undefined, patch: Partial<Omit<PostRow, 'id'>>) =>
    post && tables.post.update(post.id, patch);
  for (const poll of polls) {
    const post = settled.find((each) => each.tags[0] === poll.topic && each.attachment === null);
    if (post) seedPoll(tables, post, poll, now);
  }
  const withWork = settled.filter(
    ({ tags, audience, attachment, poll }) =>
      tags[0] === 'refurb' && audience === 'members' && attachment === null && poll === null,
  );
  galleries.forEach((gallery, index) =>
    change(withWork[index * 2], {
      images: gallery.map(([file, alt]) => ({ file, alt })),
    }),
  );
  // The even ones show images; the demo member reads what her connections write.
  const friends = connectedIds(tables, memberId);
  const filmed = withWork.find(({ authorId }, index) => index % 2 === 1 && friends.has(authorId));
  change(filmed, { videoUrl: 'https://video.example/watch/before-the-rewire' });
  lookingForKinds.forEach((lookingFor, index) => change(newestFirst[9 + index * 13], { lookingFor }));
  change(newestFirst[31], { commentsOff: true });
  const mine = newestFirst.filter(({ authorId }) => authorId === memberId);
  change(mine[1], { pinned: true });
  for (const post of newestFirst) if (post.editedAt !== null) change(post, { history: historyOf(post) });
  const others = newestFirst.filter(
    (post) => post.authorId !== memberId && post.audience === 'members' && canRead(tables, post, memberId),
  );
  for (const place of [2, 6, 11, 23, 40, 71, 104]) {
    const post = others[place];
    if (post) addMark(tables, post.id, memberId, { saved: true });
  }
  const muted = others[17];
  if (muted) addMark(tables, muted.id, memberId, { muted: true });
}

function seedPoll(tables: Tables, post: PostRow, { content, options, endsIn }: PollSeed, now: Date): void {
  const poll = { options, endsAt: before(now, { days: -endsIn }) };
  tables.post.update(post.id, { content, poll });
  for (const { id } of tables.user.all()) {
    const hasVoted = id !== memberId && id !== post.authorId && (id * 5) % 7 < 4;
    if (hasVoted) addMark(tables, post.id, id, { vote: (id * id) % options.length });
  }
}

function addMark(
  tables: Tables,
  postId: number,
  userId: number,
  patch: Partial<Pick<Row<'postMark'>, 'saved' | 'muted' | 'vote'>>,
): void {
  tables.postMark.add({ postId, userId, saved: false, muted: false, vote: null, ...patch });
}

/** An edited post said its last sentence only after the edit. */
function historyOf({ content, createdAt, editedAt }: PostRow): Schema<'PostVersion'>[] {
  const end = Math.max(content.lastIndexOf('. ', content.length - 3), content.lastIndexOf('? ')) + 1;
  const earlier = end > 0 ? content.slice(0, end) : `${content} …`;
  return [{ content: earlier, until: editedAt ?? createdAt }];
}

/** Some comments speak of one figure of the post's evaluation, a few show an image. */
export function seedCommentExtras(tables: Tables): void {
  const firstComment = (postId: number) =>
    tables.comment.by('postId', postId).find(({ parentId }) => parentId === null);
  const withDeals = tables.post.all().filter(({ attachment }) => attachment?.kind === 'evaluation');
  withDeals.forEach((post, index) => {
    const comment = firstComment(post.id);
    const { refId, snapshot } = post.attachment ?? {};
    const figures = snapshot?.figures ?? [];
    const { field } = figures[index % Math.max(1, figures.length)] ?? {};
    if (comment === undefined || refId === undefined || field === undefined || index % 2 > 0) return;
    tables.comment.update(comment.id, { pin: { evaluationId: refId, field } });
  });
  const withWork = tables.post.all().filter(({ tags }) => tags[0] === 'refurb');
  withWork.slice(0, 8).forEach((post, index) => {
    const comment = firstComment(post.id);
    if (comment === undefined || index % 3 > 0) return;
    const image = { file: 'bathroom.svg', alt: 'Ours, a week after the tiler left' };
    tables.comment.update(comment.id, { image });
  });
}
