// One row for each type of notification. A new type is its id in a group of `data/queries.ts`, its row here and its test.
import {
  AlarmClock,
  AtSign,
  CalendarClock,
  DoorOpen,
  Handshake,
  Heart,
  House,
  ListTodo,
  Mail,
  MessageCircle,
  ReceiptPoundSterling,
  SquarePen,
  UserPlus,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { withQuery } from '@/lib/links/with-query';
import type { typesOf } from './data/queries';
import {
  commentHash,
  conversationPath,
  jobPath,
  matchesPath,
  pathOf,
  postPath,
  renewalPath,
  taskPath,
  viewingsPath,
  type LooseNotification,
} from './notification-paths';

/** The types that have a name: each is in one group. */
type NotificationTypeId = (typeof typesOf)[keyof typeof typesOf][number];

export interface NotificationKindRow {
  /** Specification §8. */
  label: string;
  icon: LucideIcon;
  tone: 'teal' | 'purple' | 'tan' | 'green' | 'rose';
  /**
   * Where a click leads (specification §8): a path of this site; null or left out for none.
   * @param username the reader's own
   */
  destination?: (row: LooseNotification, username: string, portfolioUrl: string) => string | null;
  /** A link in the row, where a click on the row itself leads nowhere (A11). */
  view?: { label: string; to: (row: LooseNotification) => string | null };
  /** Neighbours about one such thing make one line, which ends with these words. */
  merged?: { by: 'post' | 'comment' | 'reply'; text: string };
  /** What it says with the sender's name, as one sentence; the label alone or with `merged` says it otherwise. */
  withName?: (name: string) => string;
  /** What its `count` counts, and from which number on it is shown. */
  counted?: { one: string; many: string; from: number };
  /** A click does not mark it read (specification §4). */
  isKeptUnread?: true;
}

const onMyPost = ({ userPost }: LooseNotification, username: string, hash = '') =>
  postPath(userPost?.id, [username], hash);
const onMyComment = (row: LooseNotification, username: string) =>
  onMyPost(row, username, commentHash(row.commentId));

const kinds = {
  1: {
    label: 'New connection request',
    icon: UserPlus,
    tone: 'teal',
    withName: (name) => `New connection request from ${name}`,
    destination: () => '/notifications?requests=true',
  },
  2: {
    label: 'You are now connected', // voice: the specification’s label
    icon: Handshake,
    tone: 'teal',
    withName: (name) => `You’re now connected with ${name}`,
    destination: ({ sender }) => pathOf(sender?.username),
  },
  3: {
    label: 'Commented on your Post', // voice: the specification’s label
    icon: MessageCircle,
    tone: 'teal',
    destination: onMyComment,
    merged: { by: 'post', text: 'commented on your post' },
  },
  4: {
    label: 'Replied to your Comment', // voice: the specification’s label
    icon: MessageCircle,
    tone: 'teal',
    withName: (name) => `${name} replied to your comment`,
    destination: ({ userPost, replyId }, username) =>
      postPath(userPost?.id, [userPost?.authUser?.id, username], commentHash(replyId)),
  },
  5: {
    label: 'Reacted to your post',
    icon: Heart,
    tone: 'rose',
    destination: (row, username) => onMyPost(row, username),
    merged: { by: 'post', text: 'reacted to your post' },
  },
  6: {
    label: 'New message',
    icon: Mail,
    tone: 'tan',
    withName: (name) => `New message from ${name}`,
    destination: ({ message }) => conversationPath(message?.conversation?.id),
    counted: { one: 'message', many: 'messages', from: 2 },
    isKeptUnread: true,
  },
  7: {
    label: 'Mentioned you in a Post', // voice: the specification’s label
    icon: AtSign,
    tone: 'purple',
    view: {
      label: 'View post',
      to: ({ userPost, sender }) =>
        postPath(userPost?.id, [userPost?.authUser?.id, sender?.username, sender?.id]),
    },
    merged: { by: 'post', text: 'mentioned you in a post' },
  },
  8: {
    label: 'New property matching your search',
    icon: House,
    tone: 'green',
    view: { label: 'View matches', to: ({ propertySearchId }) => matchesPath(propertySearchId) },
    counted: { one: 'property', many: 'properties', from: 1 },
  },
  9: {
    label: 'Liked your comment',
    icon: Heart,
    tone: 'rose',
    destination: onMyComment,
    merged: { by: 'comment', text: 'liked your comment' },
  },
  10: {
    label: 'Liked your reply',
    icon: Heart,
    tone: 'rose',
    destination: (row, username) => onMyPost(row, username, commentHash(row.replyId)),
    merged: { by: 'reply', text: 'liked your reply' },
  },
  13: {
    label: 'Outstanding transactions to confirm',
    icon: ReceiptPoundSterling,
    tone: 'tan',
    // The portfolio page of the deployment's configuration, when it has one (A15).
    destination: (_row, _username, portfolioUrl) =>
      withQuery(portfolioUrl || '/portfolio', 'section', 'propertyManagement'),
    counted: { one: 'transaction', many: 'transactions', from: 1 },
  },
  // Designed: of a member whose posts I asked to be notified about.
  101: {
    label: 'Shared a new post',
    icon: SquarePen,
    tone: 'teal',
    withName: (name) => `${name} shared a new post`,
    destination: ({ userPost, sender }, username) =>
      postPath(userPost?.id, [sender?.username, userPost?.authUser?.id, username]),
  },
  // Designed: a task of mine at the time of its reminder, and one that a connection gave me.
  102: {
    label: 'Task reminder',
    icon: AlarmClock,
    tone: 'tan',
    destination: ({ taskId }) => taskPath(taskId),
  },
  103: {
    label: 'Assigned you a task',
    icon: ListTodo,
    tone: 'teal',
    withName: (name) => `${name} assigned you a task`,
    destination: ({ taskId }) => taskPath(taskId),
  },
  // Designed: a date that comes up or has passed, and a repair whose deadline has passed. Each leads to what ends it.
  104: {
    label: 'Renewal reminder',
    icon: CalendarClock,
    tone: 'tan',
    destination: ({ renewalId }) => renewalPath(renewalId),
  },
  105: {
    label: 'Maintenance overdue',
    icon: Wrench,
    tone: 'rose',
    destination: ({ maintenanceId }) => jobPath(maintenanceId),
  },
  // Designed: a viewing that I booked or go along to, so long before it as was asked for.
  106: {
    label: 'Viewing reminder',
    icon: DoorOpen,
    tone: 'teal',
    destination: ({ viewingId }) => viewingsPath(viewingId),
  },
} satisfies Record<NotificationTypeId, NotificationKindRow>;

/** Of a type without a name: a reaction that leads nowhere (specification §8). */
const unknownKind: NotificationKindRow = { label: 'Reacted to your post', icon: Heart, tone: 'rose' };

// A Map, so that an id from the server can never reach an object's own properties.
const byId: ReadonlyMap<number | null, NotificationKindRow> = new Map(
  Object.entries(kinds).map(([id, kind]) => [Number(id), kind]),
);

/** The row of a type, for every id, unknown ones and none included. */
export const kindOf = (typeId: number | null): NotificationKindRow => byId.get(typeId) ?? unknownKind;

/** Whether the type has a name of its own. */
export const isNamedType = (typeId: number): boolean => byId.has(typeId);
