import type { Schema } from '../../../engine/contract/contract';
import type { Row, Tables } from '../../../engine/db/database';

const mentionPattern = /(?<![\w@./-])@([a-z0-9][a-z0-9._-]*)/gi;

interface Called {
  /** The name as it was typed. */
  name: string;
  member: Readonly<Row<'user'>>;
}

/** Whom a text calls by `@username`, in any case; a full stop after the name is not part of it. */
function calledIn(tables: Pick<Tables, 'user'>, text: string): Called[] {
  return [...text.matchAll(mentionPattern)].flatMap(([, word = '']) => {
    const name = word.replace(/[._-]+$/, '');
    const member = tables.user.first('username', name.toLowerCase());
    return member ? [{ name, member }] : [];
  });
}

/** The members a text calls, each once. */
export function mentionedMembers(tables: Pick<Tables, 'user'>, text: string): Readonly<Row<'user'>>[] {
  return [...new Map(calledIn(tables, text).map(({ member }) => [member.id, member])).values()];
}

/**
 * The names a text calls, as typed, each once, and where they lead.
 * @param isMeant whether this member can be called here; everybody can, unless it says otherwise
 */
export function mentionsOf(
  tables: Pick<Tables, 'user'>,
  text: string,
  isMeant: (memberId: number) => boolean = () => true,
): Schema<'Mention'>[] {
  const called = calledIn(tables, text).filter(({ member }) => isMeant(member.id));
  const links = new Map(called.map(({ name, member }) => [name, `/${member.username}`]));
  return [...links].map(([name, link]) => ({ name, link }));
}
