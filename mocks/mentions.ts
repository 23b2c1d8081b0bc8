import type { Schema } from './contract';
import type { Row, Tables } from './db/database';

const mentionPattern = /(?<![\w@./-])@([a-z0-9][a-z0-9._-]*)/gi;

/** The members a text calls by `@username`, each once; a full stop after the name is not part of it. */
export function mentionedMembers(tables: Pick<Tables, 'user'>, text: string): Readonly<Row<'user'>>[] {
  const members = new Map<number, Readonly<Row<'user'>>>();
  for (const [, word = ''] of text.matchAll(mentionPattern)) {
    const member = tables.user.first('username', word.toLowerCase().replace(/[._-]+$/, ''));
    if (member) members.set(member.id, member);
  }
  return [...members.values()];
}

export const mentionsOf = (tables: Pick<Tables, 'user'>, text: string): Schema<'Mention'>[] =>
  mentionedMembers(tables, text).map(({ username }) => ({ name: username, link: `/${username}` }));
