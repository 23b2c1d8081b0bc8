import type { paths } from '@/api/schema.gen';
import type { OperationId } from '../contract';

type Address = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${keyof paths}`;

/** Where each operation of the contract is called. */
export const addresses = {
  getSession: 'GET /auth/session',
  getAuthUser: 'GET /auth/auth-user',
  updateAuthUser: 'PUT /auth/auth-user',
  login: 'POST /auth/login',
  logout: 'POST /auth/logout',
  confirmEmail: 'POST /auth/confirm-email',
  sendEmailConfirmation: 'POST /auth/email-confirmation',
  listUsers: 'GET /users',
  listConnections: 'GET /connections',
  requestConnection: 'POST /connections',
  removeConnection: 'DELETE /connections/{id}',
  listPosts: 'GET /posts',
  createPost: 'POST /posts',
  getPost: 'GET /posts/{id}',
  updatePost: 'PUT /posts/{id}',
  deletePost: 'DELETE /posts/{id}',
  listComments: 'GET /posts/{id}/comment',
  createComment: 'POST /posts/{id}/comment',
  listReplies: 'GET /posts/{id}/comment/{x}',
  updateComment: 'PUT /posts/{id}/comment/{x}',
  deleteComment: 'DELETE /posts/{id}/comment/{x}',
  likeComment: 'PUT /posts/comment/like/{id}',
  likeReply: 'PUT /posts/comment/reply/like/{id}',
  listReactions: 'GET /reactions',
  react: 'POST /reactions',
  removeReaction: 'DELETE /reactions/{id}',
  listNotifications: 'GET /notifications',
  markAllNotificationsRead: 'PUT /notifications/mark-all',
  updateNotification: 'PUT /notifications/{id}',
  removeNotification: 'DELETE /notifications/{id}',
  getMedia: 'GET /media/{ownerId}/media/{file}',
} satisfies Record<OperationId, Address>;

/** The operation called by its id or by `METHOD /path` as the contract writes it. Throws when there is none. */
export function operationOf(target: string): OperationId {
  // Object.keys of a literal holds exactly its own keys.
  const ids = Object.keys(addresses) as OperationId[];
  const found = ids.find((id) => id === target || addresses[id] === target);
  if (found === undefined) throw new Error(`The contract has no operation “${target}”`);
  return found;
}
