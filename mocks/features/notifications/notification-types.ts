/** Types of notifications by what happened (specification §8); those from 101 on are designed. */
export const notificationType = {
  connectionRequest: 1,
  connected: 2,
  comment: 3,
  reply: 4,
  reaction: 5,
  message: 6,
  mention: 7,
  listing: 8,
  commentLike: 9,
  replyLike: 10,
  transactions: 13,
  newPost: 101,
  taskReminder: 102,
  taskGiven: 103,
  renewal: 104,
  maintenance: 105,
} as const;
